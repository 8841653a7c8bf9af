import type { Review } from '../../domain/pet.ts'
import { formatDay, formatRating, formatReviewCount } from '../../domain/words.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Stars } from '../../ui/stars.tsx'

/** What others say of the pet: the average to one decimal and five stars, then each review. */
export function Reviews({ rating, reviews }: { rating: number; reviews: Review[] }) {
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" className="text-2xl">
        Reviews
      </h2>
      {reviews.length === 0 ? (
        <p className="mt-2 text-muted">Nobody has written a review yet.</p>
      ) : (
        <>
          <p className="mt-2 flex flex-wrap items-center gap-3">
            <span className="font-bold font-display text-3xl tabular-nums">{formatRating(rating)}</span>
            <Stars rating={rating} />
            <span className="text-muted">{formatReviewCount(reviews.length)}</span>
          </p>
          <ul className="mt-4 grid gap-4">
            {reviews.map((review) => (
              <li key={review.id} className="rounded-card border border-line bg-surface p-4">
                <div className="flex items-center gap-3">
                  <Avatar name={review.userName} picture={review.userAvatar} />
                  <div>
                    <h3 className="font-sans font-semibold">{review.userName}</h3>
                    <p className="text-muted text-sm">
                      <time dateTime={review.date}>{formatDay(review.date)}</time>
                    </p>
                  </div>
                  <span className="ml-auto">
                    <Stars rating={review.rating} />
                  </span>
                </div>
                <p className="mt-3 max-w-prose">{review.content}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
