import { useId } from 'react'

const SORT_OPTIONS = [
  { value: 'newest', name: 'Newest First' },
  { value: 'oldest', name: 'Oldest First' },
  { value: 'price-low', name: 'Price: Low to High' },
  { value: 'price-high', name: 'Price: High to Low' },
  { value: 'rating', name: 'Highest Rated' },
]

/** The sort box. A choice is logged and reorders nothing (specification section 4). */
export function SortBox() {
  const id = useId()
  return (
    <div className="flex items-center gap-3">
      <label htmlFor={id} className="text-muted">
        Sort by
      </label>
      <select
        id={id}
        onChange={(event) => console.info(`Sort by ${event.target.value}`)}
        className="min-h-12 rounded-control border border-control bg-surface px-3"
      >
        {SORT_OPTIONS.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
