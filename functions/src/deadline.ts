/**
 * Gives what `work` gives, or what `late` makes if that takes more than `milliseconds`. The work itself goes on
 * and its result is dropped.
 */
export async function withDeadline<T>(work: Promise<T>, milliseconds: number, late: () => T): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(late()), milliseconds)
  })
  try {
    return await Promise.race([work, deadline])
  } finally {
    clearTimeout(timer)
  }
}
