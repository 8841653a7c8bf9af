import { expect, it } from 'vitest'
import { nameFor, portsFor } from './ports.ts'

it('serves `npm start` on the ports that its documentation names', () => {
  expect(portsFor('start', 0)).toMatchObject({
    hosting: 5002,
    functions: 5001,
    firestore: 8080,
    auth: 9099,
    ui: 4000,
    vite: 5173,
  })
})

it('serves the tests a hundred further, so that both can run at once', () => {
  expect(portsFor('test', 0)).toMatchObject({ hosting: 5102, functions: 5101, firestore: 8180, auth: 9199 })
})

it('serves the measurements of the site another hundred further', () => {
  expect(portsFor('bench', 0)).toMatchObject({ hosting: 5202, functions: 5201, firestore: 8280, auth: 9299 })
})

it('never gives two runs one port, if they are some hundreds apart', () => {
  const lastDigits = Object.values(portsFor('start', 0)).map((port) => port % 100)
  expect(new Set(lastDigits).size).toBe(lastDigits.length)
})

it('gives a run with ports of its own a folder of its own', () => {
  expect([nameFor('start', 0), nameFor('test', 300)]).toEqual(['start', 'test-300'])
})
