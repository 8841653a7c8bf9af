import type { Pet } from '../web/src/domain/pet.ts'
import { portraitsOf } from './portraits/portraits-of.ts'
import { reviewsOf } from './reviews.ts'

/**
 * The five sample pets (specification sections 3 and 9, decision 16 of the design): dog, cat, bird,
 * rabbit and fish in five cities, and one for every way the booking card can behave.
 *
 * Times are written with India's offset, so that the day in the text is the day that is meant.
 * Whoever is offered for fostering or adoption alone has the price 0: nothing is charged for those.
 */

type WithoutPictures = Omit<Pet, 'images' | 'imageAlts'>

const bruno: WithoutPictures = {
  id: 'bruno',
  name: 'Bruno',
  description:
    'Bruno came to us as a pup from the lane behind our flat and has been the heart of the house ever since. He walks well on a lead, is gentle with children and other dogs, and settles under the table once he has had his evening round. He is shy of firecrackers, so please keep him indoors with company on festival nights.',
  type: 'dog',
  breed: 'Indie',
  age: 3,
  gender: 'male',
  size: 'medium',
  ownerId: 'owner-ananya-rao',
  ownerName: 'Ananya Rao',
  ownerAvatar: '',
  location: 'Indiranagar',
  city: 'Bangalore',
  state: 'Karnataka',
  price: 500,
  priceUnit: 'day',
  availability: { available: true },
  services: { rental: true, fostering: true, adoption: false },
  requirements: [
    'Two walks a day of about half an hour each',
    'Home-cooked rice and chicken, or the kibble I send along',
    'Somebody at home for most of the day',
  ],
  likes: 48,
  rating: 4.8,
  reviews: reviewsOf.bruno,
  created: new Date('2026-05-10T10:00:00+05:30'),
  updated: new Date('2026-10-06T18:20:00+05:30'),
}

const simba: WithoutPictures = {
  id: 'simba',
  name: 'Simba',
  description:
    'Simba is an orange tabby who greets every guest at the door and then walks them to the sofa. He uses his litter box without fail and is happy in a flat, as long as there is a window with pigeons to watch. Please fit nets on open windows and balconies before he arrives, because he is a keen climber.',
  type: 'cat',
  breed: 'Indian domestic shorthair',
  age: 2,
  gender: 'male',
  size: 'small',
  ownerId: 'owner-farhan-shaikh',
  ownerName: 'Farhan Shaikh',
  ownerAvatar: '',
  location: 'Bandra West',
  city: 'Mumbai',
  state: 'Maharashtra',
  price: 350,
  priceUnit: 'day',
  availability: { available: true, fromDate: '2026-10-01', toDate: '2027-12-31' },
  services: { rental: true, fostering: false, adoption: false },
  requirements: [
    'Nets or grilles on every open window and balcony',
    'Wet food in the morning, dry food at night',
    'No other cats in the house, please',
  ],
  likes: 36,
  rating: 4.7,
  reviews: reviewsOf.simba,
  created: new Date('2026-04-05T11:30:00+05:30'),
  updated: new Date('2026-09-20T09:10:00+05:30'),
}

const mithu: WithoutPictures = {
  id: 'mithu',
  name: 'Mithu',
  description:
    'Mithu is a talkative Eclectus parrot who says good morning in Hindi and whistles back at the pressure cooker. I travel for work and look for a foster home where somebody is around in the daytime, since she gets lonely in a quiet room. Her large cage, her perches and a copy of her registration papers come along with her.',
  type: 'bird',
  breed: 'Eclectus parrot',
  age: 6,
  // Among Eclectus parrots the red ones, as in the portraits, are the females; the males are green.
  gender: 'female',
  size: 'small',
  ownerId: 'owner-meenakshi-rathore',
  ownerName: 'Meenakshi Rathore',
  ownerAvatar: '',
  location: 'C-Scheme',
  city: 'Jaipur',
  state: 'Rajasthan',
  price: 0,
  priceUnit: 'week',
  availability: { available: true },
  services: { rental: false, fostering: true, adoption: false },
  requirements: [
    'Fresh fruit and vegetables twice a day; no avocado, no chocolate',
    'Two hours out of the cage daily, with fans off and windows shut',
    'A room without smoke, incense or non-stick fumes',
  ],
  likes: 27,
  rating: 4.5,
  reviews: reviewsOf.mithu,
  created: new Date('2026-03-15T16:45:00+05:30'),
  updated: new Date('2026-09-02T12:00:00+05:30'),
}

const gulabo: WithoutPictures = {
  id: 'gulabo',
  name: 'Gulabo',
  description:
    'Gulabo is a one-year-old dwarf rabbit with a great love of coriander. We are moving abroad and cannot take her along, so I am looking for a family who will keep her for good. She is used to being held and to a litter tray, and her hutch, tray and water bottle go with her.',
  type: 'rabbit',
  breed: 'Dwarf rabbit',
  age: 1,
  gender: 'female',
  size: 'small',
  ownerId: 'owner-sneha-kulkarni',
  ownerName: 'Sneha Kulkarni',
  ownerAvatar: '',
  location: 'Koregaon Park',
  city: 'Pune',
  state: 'Maharashtra',
  price: 0,
  priceUnit: 'day',
  availability: { available: true },
  services: { rental: false, fostering: false, adoption: true },
  requirements: [
    'Unlimited hay, fresh greens and clean water every day',
    'An indoor home, away from direct sun and summer heat',
    'A few hours of running space daily, with wires kept out of reach',
  ],
  likes: 31,
  rating: 5,
  reviews: reviewsOf.gulabo,
  created: new Date('2026-02-21T09:15:00+05:30'),
  updated: new Date('2026-08-09T20:30:00+05:30'),
}

const moti: WithoutPictures = {
  id: 'moti',
  name: 'Moti',
  description:
    'Moti is a blue and orange tropical fish who glides up to the glass whenever someone sits down nearby. The planted 60-litre tank goes along with its filter, heater and light, and I will come over to set it up at your place. Moti is staying with another family just now, so the tank cannot be booked at present.',
  type: 'fish',
  breed: 'Tropical aquarium fish',
  age: 2,
  gender: 'unknown',
  size: 'small',
  ownerId: 'owner-debjani-sen',
  ownerName: 'Debjani Sen',
  ownerAvatar: '',
  location: 'Salt Lake',
  city: 'Kolkata',
  state: 'West Bengal',
  price: 700,
  priceUnit: 'week',
  availability: { available: false },
  services: { rental: true, fostering: false, adoption: true },
  requirements: [
    'A level table that can carry 80 kg, near a plug point and out of the sun',
    'A pinch of flakes twice a day and no more',
    'A quarter of the water changed every Sunday',
  ],
  likes: 19,
  rating: 4.3,
  reviews: reviewsOf.moti,
  created: new Date('2026-01-11T13:00:00+05:30'),
  updated: new Date('2026-10-18T17:40:00+05:30'),
}

function withPictures(pet: WithoutPictures): Pet {
  const portraits = portraitsOf(pet.id)
  return { ...pet, images: portraits.map(({ url }) => url), imageAlts: portraits.map(({ alt }) => alt) }
}

/** The documents of `pets`, newest first: the order in which the pages show them. */
export const pets: readonly Pet[] = [bruno, simba, mithu, gulabo, moti].map(withPictures)
