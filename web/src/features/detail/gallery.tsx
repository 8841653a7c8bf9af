import { useState } from 'react'
import type { PetProfile } from '../../domain/pet-profile.ts'
import { classNames } from '../../ui/class-names.ts'
import { PetPicture } from '../pets/pet-picture.tsx'

/** One large picture and up to four small ones; on a phone a strip to swipe, with a counter. */
export function Gallery({ pictures, name, type }: { name: string } & Pick<PetProfile, 'pictures' | 'type'>) {
  const [shown, setShown] = useState(1)
  const [first, ...more] = pictures
  if (!first) {
    return (
      <div className="max-w-3xl overflow-hidden rounded-card">
        <PetPicture url={undefined} alt={`No picture of ${name} yet`} type={type} sizes="100vw" />
      </div>
    )
  }

  function count(strip: HTMLElement) {
    setShown(1 + Math.round(strip.scrollLeft / strip.clientWidth))
  }

  return (
    <div className="relative">
      <ul
        // Focusable, so that the arrow keys scroll it where it is a strip.
        tabIndex={more.length > 0 ? 0 : undefined}
        aria-label={`Pictures of ${name}`}
        onScroll={(event) => count(event.currentTarget)}
        className={classNames(
          'flex snap-x snap-mandatory gap-2 overflow-x-auto rounded-card [scrollbar-width:none] sm:grid sm:overflow-hidden',
          more.length > 0 ? 'sm:grid-cols-4 sm:grid-rows-2' : 'sm:max-w-3xl',
        )}
      >
        {[first, ...more].map(({ url, alt }, index) => (
          <li
            key={url}
            className={classNames(
              'w-full shrink-0 snap-center',
              index === 0 && more.length > 0 && 'sm:col-span-2 sm:row-span-2',
            )}
          >
            <PetPicture
              url={url}
              alt={alt}
              type={type}
              eager={index === 0}
              sizes={index === 0 ? '(min-width: 40rem) 38rem, 100vw' : '(min-width: 40rem) 19rem, 100vw'}
              className="h-full"
            />
          </li>
        ))}
      </ul>
      {more.length > 0 && (
        <p className="absolute right-3 bottom-3 rounded-full bg-surface px-3 py-0.5 font-semibold text-sm tabular-nums sm:hidden">
          {shown} of {pictures.length}
        </p>
      )}
    </div>
  )
}
