import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from 'react'
import type { PetProfile } from '../../domain/pet-profile.ts'
import { IconButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PetPicture } from '../pets/pet-picture.tsx'
import { useStrip } from './use-strip.ts'

/** `open` shows the view at the picture of that index. */
export type PictureViewerHandle = { open: (index: number) => void }

/** All of a pet's pictures over the whole screen: swipe, arrow keys or buttons go on, Esc goes back to where one was. */
export function PictureViewer({
  ref,
  pictures,
  name,
  type,
}: { ref: Ref<PictureViewerHandle>; name: string } & Pick<PetProfile, 'pictures' | 'type'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useStrip()
  // The pictures are there only once somebody looked: they are larger than those of the page.
  const [opened, setOpened] = useState(false)

  useImperativeHandle(ref, () => ({
    open(index) {
      setOpened(true)
      dialog.current?.showModal()
      // The strip is laid out only when the dialog stands and the pictures are in it.
      requestAnimationFrame(() => strip.show(index, 'instant'))
    },
  }))

  function turn(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    strip.show(strip.shown + step, 'smooth')
  }

  const many = pictures.length > 1
  return (
    <Dialog
      ref={dialog}
      title={`Pictures of ${name}`}
      onKeyDown={turn}
      className="h-dvh max-h-none w-screen max-w-none rounded-none border-0 bg-background"
    >
      {opened && (
        <ul
          ref={strip.ref}
          onScroll={strip.onScroll}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: not every browser lets a keyboard reach what only scrolls
          tabIndex={0}
          aria-label="Swipe, or use the arrow keys"
          className="flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]"
        >
          {pictures.map(({ url, alt }) => (
            <li key={url} className="grid w-full shrink-0 snap-center place-items-center">
              <PetPicture
                url={url}
                alt={alt}
                type={type}
                sizes="100vw"
                className="max-h-[calc(100dvh-11rem)] max-w-5xl rounded-card object-contain"
              />
            </li>
          ))}
        </ul>
      )}
      {opened && many && (
        <div className="mt-4 flex items-center justify-center gap-4">
          <IconButton
            label="Previous picture"
            aria-disabled={strip.shown === 0}
            onClick={() => strip.show(strip.shown - 1, 'smooth')}
            className="border border-control aria-disabled:opacity-50"
          >
            <ChevronLeft aria-hidden className="size-6" />
          </IconButton>
          <p aria-live="polite" className="font-semibold tabular-nums">
            {strip.shown + 1} of {pictures.length}
          </p>
          <IconButton
            label="Next picture"
            aria-disabled={strip.shown === pictures.length - 1}
            onClick={() => strip.show(strip.shown + 1, 'smooth')}
            className="border border-control aria-disabled:opacity-50"
          >
            <ChevronRight aria-hidden className="size-6" />
          </IconButton>
        </div>
      )}
    </Dialog>
  )
}
