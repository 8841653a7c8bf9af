import type { AdoptablePet } from '../web/src/domain/pet.ts'
import { portraitsOf } from './portraits/portraits-of.ts'

type WithoutPicture = Omit<AdoptablePet, 'image' | 'imageAlt'>

const withoutPictures: readonly WithoutPicture[] = [
  {
    id: 'adopt-1',
    name: 'Rani',
    type: 'dog',
    breed: 'Indie',
    age: 2,
    gender: 'female',
    location: 'Andheri West',
    city: 'Mumbai',
    description:
      'Rani was found near Versova beach in the monsoon and has grown into a bright, steady companion. She knows sit and wait, and travels happily in an auto. She would love a family that enjoys long evening walks.',
  },
  {
    id: 'adopt-2',
    name: 'Chutki',
    type: 'cat',
    breed: 'Indian Billi',
    age: 1,
    gender: 'female',
    location: 'Jayanagar',
    city: 'Bangalore',
    description:
      'Chutki is small, curious and never far from a sunny window. She is litter-trained and gets along with other cats after a day or two. A home with netted balconies will suit her best.',
  },
  {
    id: 'adopt-3',
    name: 'Tiger',
    type: 'dog',
    breed: 'Poodle mix',
    age: 3,
    gender: 'male',
    location: 'Banjara Hills',
    city: 'Hyderabad',
    description:
      'Do not be fooled by the name: Tiger is a soft-hearted dog who carries his toy to everyone he meets. His curly coat needs brushing every other day. He is good with older children and happy in a flat.',
  },
  {
    id: 'adopt-4',
    name: 'Kajal',
    type: 'cat',
    breed: 'Bombay',
    age: 4,
    gender: 'female',
    location: 'Lajpat Nagar',
    city: 'Delhi',
    description:
      'Kajal is a calm black cat who likes a quiet house and a warm lap. She takes a few days to trust new people and then follows them from room to room. She would be happiest as the only pet.',
  },
  {
    id: 'adopt-5',
    name: 'Sheru',
    type: 'dog',
    breed: 'Labrador mix',
    age: 5,
    gender: 'male',
    location: 'Ballygunge',
    city: 'Kolkata',
    description:
      'Sheru is a patient, easy-going dog whose first family had to move overseas. He walks well on a lead, loves water and sleeps soundly through the night. He needs measured meals, as he will never refuse a second one.',
  },
  {
    id: 'adopt-6',
    name: 'Laddoo',
    type: 'cat',
    breed: 'Persian mix',
    age: 2,
    gender: 'male',
    location: 'Adyar',
    city: 'Chennai',
    description:
      'Laddoo is round, fluffy and fond of company. His long coat needs combing every day, which he enjoys, and he prefers a cool room in the summer months. He is used to children and visitors.',
  },
]

function withPicture(pet: WithoutPicture): AdoptablePet {
  const [portrait] = portraitsOf(pet.id)
  if (!portrait) throw new Error(`${pet.id} has no portrait`)
  return { ...pet, image: portrait.url, imageAlt: portrait.alt }
}

/** The six documents of `adoptablePets` (specification section 3), in the order of their ids. */
export const adoptablePets: readonly AdoptablePet[] = withoutPictures.map(withPicture)
