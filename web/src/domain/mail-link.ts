/** A link that opens the visitor's mail program with the address, and the subject where one is given. */
export function mailLink(address: string, subject?: string): string {
  return subject ? `mailto:${address}?subject=${encodeURIComponent(subject)}` : `mailto:${address}`
}
