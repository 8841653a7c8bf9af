import type { InferOutput } from 'valibot'
import type { AdoptablePetSchema, PetSchema, ReviewSchema } from './pet-check.ts'

/*
 * The entities of specification section 3. Their types are those of the check that every document passes on its way
 * in; that stands apart because its library is not needed to show a page.
 */

export const PET_TYPES = ['dog', 'cat', 'bird', 'fish', 'rabbit', 'other'] as const
export const SERVICES = ['rental', 'fostering', 'adoption'] as const
export const GENDERS = ['male', 'female', 'unknown'] as const
export const SIZES = ['small', 'medium', 'large'] as const
export const PRICE_UNITS = ['hour', 'day', 'week', 'month'] as const

export type PetType = (typeof PET_TYPES)[number]
export type Service = (typeof SERVICES)[number]
export type PriceUnit = (typeof PRICE_UNITS)[number]

export type Review = InferOutput<typeof ReviewSchema>
export type Pet = InferOutput<typeof PetSchema>
export type AdoptablePet = InferOutput<typeof AdoptablePetSchema>

/** The services a pet is offered for, in the order of the specification. */
export function offeredServices(pet: Pick<Pet, 'services'>): Service[] {
  return SERVICES.filter((service) => pet.services[service])
}
