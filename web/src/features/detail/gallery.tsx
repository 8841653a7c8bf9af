import { useRef } from 'react'
import type { PetProfile } from '../../domain/pet-profile.ts'
import { classNames } from '../../ui/class-names.ts'
import { showToast } from '../../ui/toast.ts'
import { useOnIntent } from '../../ui/use-on-intent.ts'
import { PetPicture } from '../pets/pet-picture.tsx'
import { GALLERY_SIZES } from './gallery-sizes.ts'
import type { PictureViewerHandle } from './picture-viewer.tsx'
import { useStrip } from './use-strip.ts'

const fetchViewer = async () => (await import('./picture-viewer.tsx')).PictureViewer

/**
 * One large picture and up to four small ones; on a phone a strip to swipe, with a counter. Each opens the full-screen
 * view at itself.
 */
export function Gallery({ pictures, name, type }: { name: string } & Pick<PetProfile, 'pictures' | 'type'>) {
  const strip = useStrip()
  const { Loaded: PictureViewer, load } = useOnIntent(fetchViewer)
  const viewer = useRef<PictureViewerHandle>(null)
  /** The picture that somebody asked for before the viewer was there. */
  const wanted = useRef<number>(undefined)
  const many = pictures.length > 1

  function open(index: number) {
    if (viewer.current) viewer.current.open(index)
    else {
      wanted.current = index
      load().catch(() =>
        showToast({ kind: 'error', text: 'The large pictures could not be loaded. Please try again.' }),
      )
    }
  }

  function takeViewer(handle: PictureViewerHandle | null) {
    viewer.current = handle
    if (handle && wanted.current !== undefined) handle.open(wanted.current)
    wanted.current = undefined
  }

  if (pictures.length === 0) {
    return (
      <div className="max-w-3xl overflow-hidden rounded-card">
        <PetPicture url={undefined} alt={`No picture of ${name} yet`} type={type} sizes="100vw" />
      </div>
    )
  }
  return (
    <div className="relative">
      <ul
        ref={strip.ref}
        onPointerEnter={() => load().catch(() => {})}
        onFocus={() => load().catch(() => {})}
        onScroll={strip.onScroll}
        aria-label={`Pictures of ${name}`}
        className={classNames(
          'flex snap-x snap-mandatory gap-2 overflow-x-auto rounded-card [scrollbar-width:none] sm:grid sm:overflow-hidden',
          many ? 'sm:grid-cols-4 sm:grid-rows-2' : 'sm:max-w-3xl',
        )}
      >
        {pictures.map(({ url, alt }, index) => (
          <li
            key={url}
            className={classNames('w-full shrink-0 snap-center', index === 0 && many && 'sm:col-span-2 sm:row-span-2')}
          >
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => open(index)}
              className="block h-full w-full cursor-zoom-in focus-visible:-outline-offset-4"
            >
              <PetPicture
                url={url}
                alt={alt}
                type={type}
                turn={index === 0 ? 'first' : 'later'}
                sizes={!many ? GALLERY_SIZES.only : index === 0 ? GALLERY_SIZES.large : GALLERY_SIZES.small}
                className="h-full"
              />
            </button>
          </li>
        ))}
      </ul>
      {many && (
        <p className="pointer-events-none absolute right-3 bottom-3 rounded-full bg-surface px-3 py-0.5 font-semibold text-sm tabular-nums sm:hidden">
          {strip.shown + 1} of {pictures.length}
        </p>
      )}
      {PictureViewer && <PictureViewer ref={takeViewer} pictures={pictures} name={name} type={type} />}
    </div>
  )
}
