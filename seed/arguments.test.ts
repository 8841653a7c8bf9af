import { expect, test } from 'vitest'
import { parseArguments, USAGE } from './arguments.ts'
import { SeedError } from './seed-error.ts'

test('Without arguments the samples alone go to the demo project, and a real one would be asked about', () => {
  expect(parseArguments([])).toEqual({ projectId: 'demo-pawsaathi', count: 0, yes: false, help: false })
})

test('Project, number and consent are taken from the command line', () => {
  expect(parseArguments(['--project', 'paw-live', '--count=10000', '--yes'])).toEqual({
    projectId: 'paw-live',
    count: 10_000,
    yes: true,
    help: false,
  })
})

test.each([
  '--count many',
  '--count 1.5',
  '--count=-1',
  '--count 1e3',
  '--count=',
  '--count 100000',
  '--count',
  '--project Paw_Live',
  '--project=',
  '--project',
  '--force',
  'paw-live',
])("'%s' is refused with the usage", (line) => {
  expect(() => parseArguments(line.split(' '))).toThrow(SeedError)
  expect(() => parseArguments(line.split(' '))).toThrow(USAGE)
})
