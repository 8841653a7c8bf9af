import { useState } from 'react'
import type { PetType } from '../../domain/pet.ts'
import { portraitSrcSet } from '../../domain/portraits.ts'
import { SpeciesFallback } from '../../ui/art/species-fallback.tsx'
import { classNames } from '../../ui/class-names.ts'

/**
 * When a picture is loaded: `first`, before all others, for the largest of the first screen; `now` for what else is
 * seen of it without scrolling; `later` for the rest, when it comes near.
 */
export type PictureTurn = 'first' | 'now' | 'later'

/**
 * One picture of a pet, 4:3. Where there is none, or it can't be loaded, a drawing of the species stands in its place.
 * `sizes` says how wide it is shown, as in HTML: to the pixel, since the widths that we have are close together.
 */
export function PetPicture({
  url,
  alt,
  type,
  sizes,
  turn = 'later',
  className,
}: {
  url: string | undefined
  alt: string
  type: PetType
  sizes: string
  turn?: PictureTurn
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
  const srcSet = portraitSrcSet(url)
  return (
    <img
      src={url}
      {...(srcSet && { srcSet, sizes })}
      alt={alt}
      width={800}
      height={600}
      loading={turn === 'later' ? 'lazy' : 'eager'}
      fetchPriority={turn === 'first' ? 'high' : 'auto'}
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
