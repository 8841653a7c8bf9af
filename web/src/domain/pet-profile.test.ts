import { expect, test } from 'vitest'
import { anAdoptablePet, aPet } from './pet-examples.ts'
import { profileOfAdoptablePet, profileOfPet } from './pet-profile.ts'

test('a pet’s gallery has five pictures at most, each with words', () => {
  const images = ['1', '2', '3', '4', '5', '6'].map((number) => `/portraits/bruno-${number}.avif`)
  const { pictures } = profileOfPet(aPet({ images, imageAlts: ['Illustration of Bruno'] }))
  expect(pictures.map(({ url }) => url)).toEqual(images.slice(0, 5))
  expect(pictures.map(({ alt }) => alt)).toEqual([
    'Illustration of Bruno',
    'Picture 2 of Bruno',
    'Picture 3 of Bruno',
    'Picture 4 of Bruno',
    'Picture 5 of Bruno',
  ])
})

test('a pet is placed by area, city and state, an adoptable one by area and city', () => {
  expect(profileOfPet(aPet()).place).toBe('Indiranagar, Bangalore, Karnataka')
  expect(profileOfAdoptablePet(anAdoptablePet()).place).toBe('Colaba, Mumbai')
})

test('an adoptable pet is offered for adoption alone and has no rate, rating or owner to show', () => {
  const profile = profileOfAdoptablePet(anAdoptablePet())
  expect(profile.services).toEqual(['adoption'])
  expect([profile.rate, profile.rating, profile.ownerName, profile.availability]).toEqual(Array(4).fill(undefined))
})
