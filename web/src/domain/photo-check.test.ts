import { expect, test } from 'vitest'
import { brokenPhoto, photoProblem } from './photo-check.ts'

const MB = 1024 * 1024

test('a JPEG, PNG or WebP of up to 10 MB may be a photo', () => {
  for (const type of ['image/jpeg', 'image/png', 'image/webp'])
    expect(photoProblem({ name: 'bruno.jpg', type, size: 10 * MB })).toBeUndefined()
})

test('a photo above 10 MB is refused with its size', () => {
  expect(photoProblem({ name: 'bruno.jpg', type: 'image/jpeg', size: 10 * MB + 1 })).toBe(
    '“bruno.jpg” has 11 MB. Choose a photo of 10 MB or less.',
  )
})

test('a video is called a video, however large it is', () => {
  expect(photoProblem({ name: 'walk.mp4', type: 'video/mp4', size: 30 * MB })).toBe(
    '“walk.mp4” is a video. Choose a photo: JPEG, PNG or WebP.',
  )
})

test('anything else is refused, a file without a type too', () => {
  for (const type of ['application/pdf', 'image/svg+xml', 'image/heic', ''])
    expect(photoProblem({ name: 'file', type, size: 1 })).toContain('not a photo we can show')
})

test('a long file name is cut in its middle, and not through an emoji', () => {
  const message = brokenPhoto(`${'🐕'.repeat(40)}.jpeg`)
  expect(message).toBe(
    `“${'🐕'.repeat(20)}…${'🐕'.repeat(3)}.jpeg” can’t be opened: it may be damaged. Choose another photo.`,
  )
})
