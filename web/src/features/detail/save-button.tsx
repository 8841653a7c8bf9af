import { Heart } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { showToast } from '../../ui/toast.ts'

/** Saves the pet for as long as the page is open (specification section 4). */
export function SaveButton({ name }: { name: string }) {
  const [saved, setSaved] = useState(false)

  function toggle() {
    setSaved(!saved)
    const text = saved ? `${name} has been removed from your favorites.` : `${name} has been added to your favorites!`
    showToast({ kind: saved ? 'info' : 'success', text })
  }

  return (
    <Button
      variant="secondary"
      aria-pressed={saved}
      aria-label={`${saved ? 'Saved' : 'Save'} ${name}`}
      onClick={toggle}
    >
      <Heart aria-hidden className={classNames('size-5 text-rose', saved && 'fill-current')} />
      {saved ? 'Saved' : 'Save'}
    </Button>
  )
}
