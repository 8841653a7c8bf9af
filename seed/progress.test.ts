import { expect, test } from 'vitest'
import { progressOn } from './progress.ts'

function stream(isTTY: boolean) {
  const written: string[] = []
  return { isTTY, written, write: (text: string) => written.push(text) }
}

test('On a terminal one line is kept up to date and closed at the end', () => {
  const terminal = stream(true)
  const progress = progressOn(terminal)
  progress('Written', 500, 1000)
  progress('Written', 1000, 1000)
  expect(terminal.written).toEqual(['\rWritten 500 of 1000\x1b[K', '\rWritten 1000 of 1000\x1b[K\n'])
})

test('Elsewhere each quarter is a plain line', () => {
  const pipe = stream(false)
  const progress = progressOn(pipe)
  for (let done = 100; done <= 2000; done += 100) progress('Compared', done, 2000)
  progress('Written', 2000, 2000)
  expect(pipe.written).toEqual([
    'Compared 500 of 2000\n',
    'Compared 1000 of 2000\n',
    'Compared 1500 of 2000\n',
    'Compared 2000 of 2000\n',
    'Written 2000 of 2000\n',
  ])
})

test('A small load is over too soon to tell', () => {
  const terminal = stream(true)
  progressOn(terminal)('Written', 11, 11)
  expect(terminal.written).toEqual([])
})
