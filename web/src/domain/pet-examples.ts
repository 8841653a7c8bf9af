import type { AdoptablePet, Pet } from './pet.ts'

/** Pets for tests: complete and valid, each with what the test is about put over it. */

export const aPet = (over: Partial<Pet> = {}): Pet => ({
  id: 'bruno',
  name: 'Bruno',
  description: 'Bruno loves long walks.',
  type: 'dog',
  breed: 'Indie',
  age: 3,
  gender: 'male',
  size: 'medium',
  images: ['/portraits/bruno-1.avif'],
  imageAlts: ['Illustration of Bruno'],
  ownerId: 'owner-ananya',
  ownerName: 'Ananya Rao',
  ownerAvatar: '',
  location: 'Indiranagar',
  city: 'Bangalore',
  state: 'Karnataka',
  price: 500,
  priceUnit: 'day',
  availability: { available: true },
  services: { rental: true, fostering: true, adoption: false },
  requirements: ['Two walks a day'],
  likes: 12,
  rating: 5,
  reviews: [
    {
      id: 'review-1',
      userId: 'user-1',
      userName: 'Kabir Shah',
      userAvatar: '',
      rating: 5,
      content: 'A joy.',
      date: '2026-03-14',
    },
  ],
  created: new Date('2026-01-05T06:30:00Z'),
  updated: new Date('2026-02-05T06:30:00Z'),
  ...over,
})

export const anAdoptablePet = (over: Partial<AdoptablePet> = {}): AdoptablePet => ({
  id: 'adopt-1',
  name: 'Rani',
  type: 'dog',
  breed: 'Indie',
  age: 2,
  gender: 'female',
  location: 'Colaba',
  city: 'Mumbai',
  image: '/portraits/adopt-1.avif',
  imageAlt: 'Illustration of Rani',
  description: 'Rani is calm and kind.',
  ...over,
})
