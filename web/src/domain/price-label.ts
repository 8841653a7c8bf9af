import type { Pet } from './pet.ts'
import { formatRupees } from './words.ts'

/**
 * What a card says a pet costs. A rate is what a renter pays; without rental, fostering is free and an adoption is
 * settled with the owner (specification section 9).
 */
export function priceLabel(pet: Pick<Pet, 'price' | 'priceUnit' | 'services'>): { amount: string; per?: string } {
  if (pet.services.rental) return { amount: formatRupees(pet.price), per: pet.priceUnit }
  return { amount: pet.services.fostering ? 'Free to foster' : 'Contact owner' }
}
