import { type AdoptablePet, offeredServices, type Pet, type Review, type Service } from './pet.ts'

/** Everything the detail page shows, whichever set the pet is from. What the pet's document has not is left out. */
export type PetProfile = Pick<Pet, 'id' | 'name' | 'description' | 'type' | 'age' | 'gender' | 'breed'> &
  Partial<Pick<Pet, 'size' | 'ownerName' | 'availability'>> & {
    /** 'Indiranagar, Bangalore, Karnataka' */
    place: string
    services: Service[]
    pictures: { url: string; alt: string }[]
    requirements: string[]
    reviews: Review[]
    /** Average stars; none where nobody has reviewed. */
    rating?: number
    /** The owner's rate, where there is one. */
    rate?: Pick<Pet, 'price' | 'priceUnit'>
  }

/** The gallery's limit: one main picture and up to four more (specification section 9). */
const MOST_PICTURES = 5

/** The profile of a pet for rental, fostering or adoption. */
export function profileOfPet(pet: Pet): PetProfile {
  return {
    ...pet,
    place: [pet.location, pet.city, pet.state].join(', '),
    services: offeredServices(pet),
    pictures: pet.images
      .slice(0, MOST_PICTURES)
      .map((url, index) => ({ url, alt: pet.imageAlts[index] ?? `Picture ${index + 1} of ${pet.name}` })),
    rate: { price: pet.price, priceUnit: pet.priceUnit },
  }
}

/** The profile of a pet of the adoption page: it is offered for adoption alone. */
export function profileOfAdoptablePet(pet: AdoptablePet): PetProfile {
  return {
    ...pet,
    place: `${pet.location}, ${pet.city}`,
    services: ['adoption'],
    pictures: [{ url: pet.image, alt: pet.imageAlt ?? `Picture of ${pet.name}` }],
    requirements: [],
    reviews: [],
  }
}
