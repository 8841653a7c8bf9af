import { Heart } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'

/** The heart on a card. The choice is the caller's and is kept nowhere (specification section 4). */
export function FavouriteButton({ name, saved, onToggle }: { name: string; saved: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={`Save ${name}`}
      onClick={onToggle}
      className="flex size-11 items-center justify-center rounded-full border border-line bg-surface text-rose shadow-card hover:bg-rose-tint"
    >
      <Heart aria-hidden className={classNames('size-5', saved && 'fill-current')} />
    </button>
  )
}
