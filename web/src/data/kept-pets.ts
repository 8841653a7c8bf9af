/** Named in the privacy and cookie policies. */
const CACHE = 'pets'

/** The lists, and the pets that were visited last; a few kilobytes each. */
const ENTRIES_AT_MOST = 60

/** What was read, as it was then. `pets` are as they were written: they must be checked like any other input. */
export type Kept = { at: Date; pets: unknown[] }

/** Keeps what was read on the device, for when there is no network. It may fail without anybody noticing. */
export async function keepPets(name: string, pets: object[]): Promise<void> {
  try {
    const cache = await caches.open(CACHE)
    await cache.put(addressOf(name), Response.json({ at: new Date(), pets }))
    const addresses = await cache.keys()
    await Promise.all(addresses.slice(0, -ENTRIES_AT_MOST).map((address) => cache.delete(address)))
  } catch {
    // Storage is switched off or full.
  }
}

/** What was kept under that name last, if anything was. */
export async function keptPets(name: string): Promise<Kept | undefined> {
  try {
    const kept = await caches.match(addressOf(name), { cacheName: CACHE })
    return kept && (JSON.parse(await kept.text(), revived) as Kept)
  } catch {
    return undefined
  }
}

/** A cache wants addresses. Nothing is ever fetched from this one. */
const addressOf = (name: string) => `/kept/${encodeURIComponent(name)}`

const INSTANTS = ['at', 'created', 'updated']

/** JSON has no dates. */
function revived(key: string, value: unknown): unknown {
  return INSTANTS.includes(key) && typeof value === 'string' ? new Date(value) : value
}
