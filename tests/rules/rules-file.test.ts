import { expect, test } from 'vitest'
import { promisesOf } from './rules-file.ts'

test('A match promises what the comment right below it says, line by line', () => {
  const source = `
    // Not about any match.
    match /databases/{database}/documents {
      // Nobody may do anything else.

      // Not about that match any more.
      match /pets/{petId} {
        // Anyone may get.
        // Nobody may write.
        allow get: if true; // Nor is this.
      }
      match /silent/{id} { allow get: if true; }
    }`
  expect(promisesOf(source)).toEqual([
    { path: '/databases/{database}/documents', promises: ['Nobody may do anything else.'] },
    { path: '/pets/{petId}', promises: ['Anyone may get.', 'Nobody may write.'] },
    { path: '/silent/{id}', promises: [] },
  ])
})
