import { useState } from 'react'

const TINTS = ['bg-tint text-on-tint', 'bg-accent-tint text-on-accent-tint', 'bg-rose-tint text-rose']

/** A person's picture, or their initials on a tint of their own: the same name always gets the same one. */
export function Avatar({ name, picture }: { name: string; picture: string }) {
  const [broken, setBroken] = useState(false)
  if (picture && !broken) {
    return (
      <img
        src={picture}
        alt=""
        width={44}
        height={44}
        loading="lazy"
        // Google's pictures are refused to pages that say where they stand.
        referrerPolicy="no-referrer"
        onError={() => setBroken(true)}
        className="size-11 shrink-0 rounded-full object-cover"
      />
    )
  }
  const seed = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
  return (
    <span
      aria-hidden
      className={`flex size-11 shrink-0 items-center justify-center rounded-full font-semibold ${TINTS[seed % TINTS.length]}`}
    >
      {initials(name)}
    </span>
  )
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '')
  return letters.join('').toUpperCase()
}
