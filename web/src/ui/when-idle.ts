/**
 * Runs `task` once the page has loaded and the browser has nothing better to do. Gives back what calls it off, as an
 * effect's cleanup. Safari has no idle callback; a moment after the load does as well.
 */
export function whenIdle(task: () => void): () => void {
  let pending = true
  const run = () => {
    if (pending) task()
    pending = false
  }
  const schedule = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 3000 })
    else setTimeout(run, 200)
  }
  if (document.readyState === 'complete') schedule()
  else addEventListener('load', schedule, { once: true })
  return () => {
    pending = false
    removeEventListener('load', schedule)
  }
}
