import { classNames } from '../../ui/class-names.ts'
import { Container } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PetPicture } from '../pets/pet-picture.tsx'
import { GALLERY_SIZES } from './gallery-sizes.ts'
import type { KnownPicture } from './known-picture.ts'

/**
 * The detail page to be: blocks in the size and place of what follows, so that nothing moves; the footer below. Where
 * the main picture is known already, it is in its place.
 */
export function DetailSkeleton({ picture }: { picture?: KnownPicture | undefined }) {
  return (
    <Container className="min-h-dvh py-6">
      <p className="sr-only" role="status">
        Loading the pet…
      </p>
      <Skeleton className="h-10 w-56" />
      <Skeleton className="mt-1 h-7 w-72 max-w-full" />
      {/* Reviews, place and owner stand below each other on a phone; a pet with one picture has the place alone. */}
      <Skeleton className={classNames('mt-2 h-6 w-96 max-w-full', !picture?.alone && 'max-sm:h-20')} />
      {/* Save and Share, where they do not fit beside the name. */}
      <Skeleton className={classNames('mt-3 h-12 w-56', picture?.alone ? 'sm:hidden' : 'lg:hidden')} />
      {picture?.alone ? (
        <div className="mt-6 overflow-hidden rounded-card sm:max-w-3xl" data-known-picture={JSON.stringify(picture)}>
          <PetPicture {...picture} turn="first" sizes={GALLERY_SIZES.only} />
        </div>
      ) : (
        <div className="mt-6 flex gap-2 overflow-hidden rounded-card sm:grid sm:grid-cols-4 sm:grid-rows-2">
          {picture ? (
            <div className="w-full shrink-0 sm:col-span-2 sm:row-span-2" data-known-picture={JSON.stringify(picture)}>
              <PetPicture {...picture} turn="first" sizes={GALLERY_SIZES.large} className="h-full" />
            </div>
          ) : (
            <Skeleton className="aspect-4/3 w-full shrink-0 rounded-none sm:col-span-2 sm:row-span-2" />
          )}
          {[1, 2, 3, 4].map((tile) => (
            <Skeleton key={tile} className="hidden aspect-4/3 rounded-none sm:block" />
          ))}
        </div>
      )}
      <div className="mt-8 grid gap-10 lg:grid-cols-[1fr_22rem]">
        <div className="space-y-3">
          <Skeleton className="h-8 w-48" />
          <Skeleton className="h-24 w-full" />
        </div>
        <Skeleton className="h-56 rounded-card" />
      </div>
    </Container>
  )
}
