/** The simulated times of specification section 9, in milliseconds. Nothing is sent while they run. */
export const DETAIL_LOADING_MS = 500
export const ADOPTION_LOADING_MS = 1000
export const NEWSLETTER_MS = 1000
export const VERIFYING_MS = 1500
export const SUPPORT_SEND_MS = 1000
export const CONTACT_SEND_MS = 1500
export const HOST_SUBMIT_MS = 1500

/** A promise that is fulfilled after `ms` milliseconds. */
export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * The result of a real read, but no sooner than `ms` milliseconds from now: the simulated time runs beside the read,
 * not after it. A failure is told at once.
 */
export async function atLeast<Result>(ms: number, read: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([read, wait(ms)])
  return result
}
