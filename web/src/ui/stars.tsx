import { Star } from 'lucide-react'
import { classNames } from './class-names.ts'

const PLACES = [1, 2, 3, 4, 5]

/** Five stars, as many filled as the rating rounds to. Says the rating in words to a screen reader. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="inline-flex" role="img" aria-label={`${rating.toFixed(1)} out of 5 stars`}>
      {PLACES.map((place) => (
        <Star
          key={place}
          aria-hidden
          className={classNames('size-5 text-star', place <= Math.round(rating) && 'fill-current')}
        />
      ))}
    </span>
  )
}
