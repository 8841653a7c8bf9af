import { useDeferredValue } from 'react'
import { type HostDraft, petOfDraft } from '../../domain/host-draft.ts'
import { Badge } from '../../ui/badge.tsx'
import { PetCard } from '../pets/pet-card.tsx'

/**
 * The listing as Browse would show it: the very same card, without its link. It is `inert`, as its heart has nothing to
 * save; it repeats the form, so a screen reader misses nothing.
 */
export function ListingPreview({ draft, mainPhotoUrl }: { draft: HostDraft; mainPhotoUrl: string | undefined }) {
  // Typing stays quick: the card follows when the browser has the time.
  const shown = useDeferredValue(draft)
  return (
    <aside aria-labelledby="preview" className="sticky top-20 max-lg:hidden">
      <h2 id="preview" className="sr-only">
        Preview
      </h2>
      {/* A name of a thousand letters makes a tall card, not a tall page. */}
      <div inert className="max-h-[calc(100dvh-6rem)] overflow-hidden">
        <p className="mb-3 flex items-center gap-2.5 text-muted">
          <Badge tone="accent">Preview</Badge>
          How your card will look
        </p>
        <PetCard pet={petOfDraft(shown, mainPhotoUrl)} preview heading="h3" />
      </div>
    </aside>
  )
}
