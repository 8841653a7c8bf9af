import { Search } from 'lucide-react'
import { type FormEvent, useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { searchPath } from '../../domain/paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { showToast } from '../../ui/toast.ts'

/** The header's search: goes to the browse list for the term (specification section 5). */
export function SearchForm({ className }: { className: string }) {
  const navigate = useNavigate()
  const id = useId()

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const term = String(new FormData(event.currentTarget).get('search')).trim()
    if (term) navigate(searchPath(term))
    else showToast({ kind: 'error', text: 'Please enter a search term.' })
  }

  return (
    <search className={className}>
      <form
        onSubmit={search}
        noValidate
        className={classNames(
          'flex w-full items-center rounded-full border border-control bg-surface',
          'has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-focus has-[input:focus-visible]:outline-offset-2',
        )}
      >
        <label htmlFor={id} className="sr-only">
          Search pets by name or breed
        </label>
        <input
          id={id}
          name="search"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          placeholder="Search name or breed"
          className="min-h-11 w-full min-w-0 bg-transparent pl-4 outline-none placeholder:text-muted focus-visible:shadow-none"
        />
        <button
          type="submit"
          aria-label="Search"
          className="flex size-11 shrink-0 items-center justify-center rounded-full text-primary hover:bg-tint"
        >
          <Search aria-hidden className="size-5" />
        </button>
      </form>
    </search>
  )
}
