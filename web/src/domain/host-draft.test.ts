import { expect, test } from 'vitest'
import { draftProblems, EMPTY_DRAFT, parseDraft, petOfDraft } from './host-draft.ts'
import { checkPet } from './pet-check.ts'

const draft = (over: Partial<typeof EMPTY_DRAFT>) => ({ ...EMPTY_DRAFT, ...over })

test('a draft comes back as it was kept', () => {
  const kept = draft({ name: 'Bruno 🐕', care: ['Two walks', '', 'No grapes'], adoption: true })
  expect(parseDraft(JSON.stringify(kept))).toEqual(kept)
})

test('what is no draft gives an empty one', () => {
  for (const json of [null, '', '{', 'null', '[]', '{}', JSON.stringify({ ...EMPTY_DRAFT, type: 'tiger' })])
    expect(parseDraft(json)).toEqual(EMPTY_DRAFT)
})

test('an empty draft has no problems: nothing is enforced', () => {
  expect(draftProblems(EMPTY_DRAFT)).toEqual({})
  expect(draftProblems(draft({ age: '0', price: '0' }))).toEqual({})
})

test('an age or price below 0 can’t be right', () => {
  expect(Object.keys(draftProblems(draft({ age: '-1' })))).toEqual(['age'])
  expect(Object.keys(draftProblems(draft({ price: '-0.5' })))).toEqual(['price'])
})

test('the last day can be the first, and not the day before', () => {
  expect(draftProblems(draft({ fromDate: '2026-12-01', toDate: '2026-12-01' }))).toEqual({})
  expect(draftProblems(draft({ toDate: '2026-12-01' }))).toEqual({})
  expect(Object.keys(draftProblems(draft({ fromDate: '2026-12-02', toDate: '2026-12-01' })))).toEqual(['toDate'])
})

test('the preview of an empty draft says in words what goes where', () => {
  const pet = petOfDraft(EMPTY_DRAFT, undefined)
  expect(pet).toMatchObject({ name: 'Your pet’s name', city: 'City', state: 'State', price: 0, images: [] })
  expect(pet.breed).toBeUndefined()
})

test('the preview is a whole pet, whatever was typed', () => {
  for (const over of [{}, { age: '-3', price: 'many' }, { name: '  ', age: '1e999' }, { age: '2.5', breed: 'Indie' }]) {
    const { description: _description, ...pet } = petOfDraft(draft(over), undefined)
    expect(checkPet({ ...pet, description: 'A pet' })).toMatchObject({ ok: true })
  }
})

test('the preview shows the main photo', () => {
  expect(petOfDraft(draft({ name: 'Bruno' }), 'blob:1')).toMatchObject({
    images: ['blob:1'],
    imageAlts: ['Your main photo of Bruno'],
  })
})
