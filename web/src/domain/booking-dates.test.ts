import { describe, expect, test } from 'vitest'
import { checkDates, defaultDates, withStart } from './booking-dates.ts'

const TODAY = '2026-11-20'

test('a booking starts today and ends tomorrow', () => {
  expect(defaultDates(TODAY)).toEqual({ start: '2026-11-20', end: '2026-11-21' })
  expect(defaultDates('2026-12-31')).toEqual({ start: '2026-12-31', end: '2027-01-01' })
})

describe('another start', () => {
  test.each([
    ['before the end leaves the end', '2026-11-22', '2026-11-25', '2026-11-25'],
    ['on the end leaves the end', '2026-11-25', '2026-11-25', '2026-11-25'],
    ['after the end moves it to the day after', '2026-11-28', '2026-11-25', '2026-11-29'],
    ['fills in an end that is missing', '2026-11-28', '', '2026-11-29'],
    ['that is emptied leaves the end', '', '2026-11-25', '2026-11-25'],
    ['that is impossible leaves the end', '2026-02-30', '2026-11-25', '2026-11-25'],
  ])('%s', (_, start, end, expected) => {
    expect(withStart({ start: TODAY, end }, start)).toEqual({ start, end: expected })
  })
})

describe('dates', () => {
  test.each([
    ['2026-11-20', '2026-11-20', {}],
    ['2026-11-20', '2026-11-21', {}],
    ['2030-01-01', '2031-01-01', {}],
    ['2026-11-19', '2026-11-21', { start: 'The start date cannot be in the past.' }],
    ['2026-11-20', '2026-11-19', { end: 'The end date cannot be in the past.' }],
    ['2026-11-25', '2026-11-24', { end: 'The end date cannot be before the start date.' }],
    ['', '2026-11-21', { start: 'Please choose a start date.' }],
    ['2026-11-20', '', { end: 'Please choose an end date.' }],
    ['2026-02-30', 'soon', { start: 'Please choose a start date.', end: 'Please choose an end date.' }],
    [
      '2020-01-01',
      '2020-01-02',
      { start: 'The start date cannot be in the past.', end: 'The end date cannot be in the past.' },
    ],
  ])('from “%s” to “%s” give %j', (start, end, problems) => {
    expect(checkDates({ start, end }, TODAY)).toEqual(problems)
  })
})
