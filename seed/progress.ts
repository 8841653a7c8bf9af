/** Tells how far a long step has come. */
export type Progress = (step: string, done: number, total: number) => void

/** Below this a load is over before anybody could read how far it has come. */
const WORTH_TELLING = 1000

/**
 * Keeps one line up to date on a terminal. Into a file or a pipe, where nothing can be taken back, it writes
 * a plain line each time another quarter is done.
 */
export function progressOn(stream: { isTTY?: boolean; write(text: string): unknown }): Progress {
  let told = ''
  return (step, done, total) => {
    if (total < WORTH_TELLING) return
    if (stream.isTTY) {
      // \x1b[K clears what a longer text left behind.
      stream.write(`\r${step} ${done} of ${total}\x1b[K${done === total ? '\n' : ''}`)
      return
    }
    const quarter = Math.floor((done / total) * 4)
    const mark = `${step} ${quarter}`
    if (quarter === 0 || mark === told) return
    told = mark
    stream.write(`${step} ${done} of ${total}\n`)
  }
}
