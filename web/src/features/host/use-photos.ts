import { useEffect, useRef, useState } from 'react'
import { PHOTO_SLOTS } from '../../domain/host-draft.ts'
import { brokenPhoto, photoProblem } from '../../domain/photo-check.ts'

/** What a photo slot holds: a photo by its address on the device, or why a file could not be taken. */
export type PhotoSlot = { url?: string; fileName?: string; problem?: string; opening?: boolean }

export type Photos = {
  slots: PhotoSlot[]
  /** Whether the file became the photo of the slot. */
  choose: (slot: number, file: File) => Promise<boolean>
  remove: (slot: number) => void
  clear: () => void
}

const EMPTY_SLOTS: PhotoSlot[] = Array.from({ length: PHOTO_SLOTS }, () => ({}))

/**
 * The photos of a listing. They are shown on the device and go nowhere (design decision 17). Each one that is
 * replaced, removed or left behind is given back to the browser, which would keep it in memory otherwise.
 */
export function usePhotos(): Photos {
  const [slots, setSlots] = useState(EMPTY_SLOTS)
  const urls = useRef<(string | undefined)[]>([])
  /** The latest choice of each slot: a large photo may be opened when the next one has long been chosen. */
  const choices = useRef<number[]>([])

  useEffect(
    () => () => {
      urls.current.forEach(revoke)
      urls.current = []
      choices.current = []
    },
    [],
  )

  function put(slot: number, next: PhotoSlot) {
    if (urls.current[slot] !== next.url) revoke(urls.current[slot])
    urls.current[slot] = next.url
    setSlots((before) => before.map((one, index) => (index === slot ? next : one)))
  }

  function nextChoice(slot: number): number {
    const choice = (choices.current[slot] ?? 0) + 1
    choices.current[slot] = choice
    return choice
  }

  async function choose(slot: number, file: File): Promise<boolean> {
    const choice = nextChoice(slot)
    const problem = photoProblem(file)
    if (problem) {
      put(slot, { ...photoOf(slot), problem })
      return false
    }
    const before = photoOf(slot)
    put(slot, { ...before, opening: true })
    const url = URL.createObjectURL(file)
    const opened = await canBeShown(url)
    if (choice !== choices.current[slot]) {
      revoke(url)
      return false
    }
    if (opened) put(slot, { url, fileName: file.name })
    else {
      revoke(url)
      put(slot, { ...before, problem: brokenPhoto(file.name) })
    }
    return opened
  }

  /** The photo that a slot shows, without what was said about other files. */
  function photoOf(slot: number): PhotoSlot {
    const { url, fileName } = slots[slot] ?? {}
    return url && fileName ? { url, fileName } : {}
  }

  function remove(slot: number) {
    nextChoice(slot)
    put(slot, {})
  }

  function clear() {
    for (const slot of EMPTY_SLOTS.keys()) remove(slot)
  }

  return { slots, choose, remove, clear }
}

async function canBeShown(url: string): Promise<boolean> {
  const image = new Image()
  image.src = url
  try {
    await image.decode()
    return true
  } catch {
    return false
  }
}

function revoke(url: string | undefined) {
  if (url) URL.revokeObjectURL(url)
}
