/**
 * A read that a loader starts and `ReadResult` shows. It may fail before the page's script is there to show that;
 * without this the browser would report a failure that nobody handles.
 */
export function shownLater<Data>(read: Promise<Data>): Promise<Data> {
  read.catch(() => {
    // ReadResult shows it.
  })
  return read
}
