import { useState } from 'react'
import type { PetType } from '../../domain/pet.ts'
import { SpeciesFallback } from '../../ui/art/species-fallback.tsx'
import { classNames } from '../../ui/class-names.ts'

/** Our own portraits come in two widths: '/portraits/bruno-1.webp' and '/portraits/bruno-1-400.webp'. */
const PORTRAIT = /^(\/portraits\/[a-z0-9-]+)\.webp$/

/**
 * One picture of a pet, 4:3. Where there is none, or it can't be loaded, a drawing of the species stands in its place.
 * `sizes` says how wide it is shown, as in HTML.
 */
export function PetPicture({
  url,
  alt,
  type,
  sizes,
  eager = false,
  className,
}: {
  url: string | undefined
  alt: string
  type: PetType
  sizes: string
  /** For the largest picture of the first screen: loaded at once rather than when it comes near. */
  eager?: boolean
  className?: string
}) {
  const [brokenUrl, setBrokenUrl] = useState<string>()
  const shape = classNames('aspect-4/3 w-full bg-sunken object-cover', className)

  if (!url || url === brokenUrl) {
    return (
      <div role="img" aria-label={alt} className={shape}>
        <SpeciesFallback type={type} />
      </div>
    )
  }
  const portrait = PORTRAIT.exec(url)
  return (
    <img
      src={url}
      {...(portrait && { srcSet: `${portrait[1]}-400.webp 400w, ${url} 800w`, sizes })}
      alt={alt}
      width={800}
      height={600}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      onError={() => setBrokenUrl(url)}
      className={shape}
    />
  )
}

/** What a picture of the pet shows: its own description, else its name. */
export function pictureAlt(pet: { name: string; imageAlts: string[] }, index: number): string {
  return pet.imageAlts[index] ?? `Picture of ${pet.name}`
}
