import type { Pet, Service } from './pet.ts'
import { formatRupees } from './words.ts'

/**
 * What a pet costs, in a few words. A rate is what a renter pays; without rental, fostering is free and an adoption is
 * settled with the owner (specification section 9).
 */
export function priceLabel(services: Service[], rate: Pick<Pet, 'price' | 'priceUnit'> | undefined): PriceLabel {
  if (rate && services.includes('rental')) return { amount: formatRupees(rate.price), per: rate.priceUnit }
  return { amount: services.includes('fostering') ? 'Free to foster' : 'Contact owner' }
}

export type PriceLabel = { amount: string; per?: string }
