import { Star } from 'lucide-react'
import { formatRating, formatReviewCount } from '../../domain/words.ts'

/** The average and how many reviews it is of: '★ 4.8 (4 reviews)'. Stands in a line of text. */
export function RatingSummary({ rating, reviewCount }: { rating: number; reviewCount: number }) {
  if (reviewCount === 0) return <span className="text-muted">No reviews yet</span>
  return (
    <>
      <Star aria-hidden className="size-4 fill-star text-star" />
      <span className="font-semibold text-ink tabular-nums">{formatRating(rating)}</span>
      <span className="text-muted">({formatReviewCount(reviewCount)})</span>
    </>
  )
}
