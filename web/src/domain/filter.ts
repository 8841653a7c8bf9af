import { PET_TYPES, type Pet, type PetType, SERVICES, type Service } from './pet.ts'

/** The price slider of specification section 9, in rupees. */
export const PRICE_RANGE = { min: 0, max: 1000, step: 50 } as const

/** What the visitor asked of the browse list. Empty lists and an empty search ask for nothing. */
export type PetFilter = {
  search: string
  types: PetType[]
  services: Service[]
  /** Rupees, both ends included. */
  minPrice: number
  maxPrice: number
}

export const NO_FILTER: PetFilter = {
  search: '',
  types: [],
  services: [],
  minPrice: PRICE_RANGE.min,
  maxPrice: PRICE_RANGE.max,
}

/** Whether the filter lets the pet through, by specification section 5. */
export function matches(pet: Pick<Pet, 'name' | 'breed' | 'type' | 'services' | 'price'>, filter: PetFilter): boolean {
  const search = filter.search.trim().toLowerCase()
  return (
    (pet.name.toLowerCase().includes(search) || (pet.breed ?? '').toLowerCase().includes(search)) &&
    (filter.types.length === 0 || filter.types.includes(pet.type)) &&
    (filter.services.length === 0 || filter.services.some((service) => pet.services[service])) &&
    pet.price >= filter.minPrice &&
    pet.price <= filter.maxPrice
  )
}

/** How many of the filter's parts ask for something: shown on the Filters button of the phone. */
export function countActive(filter: PetFilter): number {
  const priced = filter.minPrice !== PRICE_RANGE.min || filter.maxPrice !== PRICE_RANGE.max
  return filter.types.length + filter.services.length + (priced ? 1 : 0)
}

/** The filter that the query of /pets asks for. Values that mean nothing are ignored. */
export function readFilter(query: URLSearchParams): PetFilter {
  const minPrice = readPrice(query.get('minPrice')) ?? PRICE_RANGE.min
  const maxPrice = readPrice(query.get('maxPrice')) ?? PRICE_RANGE.max
  const ordered = minPrice <= maxPrice
  return {
    search: query.get('search') ?? '',
    types: PET_TYPES.filter((type) => query.getAll('type').includes(type)),
    services: SERVICES.filter((service) => query.getAll('service').includes(service)),
    minPrice: ordered ? minPrice : PRICE_RANGE.min,
    maxPrice: ordered ? maxPrice : PRICE_RANGE.max,
  }
}

/** The query of /pets that asks for the filter; `readFilter` gives the filter back. What asks for nothing is left out. */
export function writeFilter(filter: PetFilter): URLSearchParams {
  const query = new URLSearchParams()
  if (filter.search !== '') query.set('search', filter.search)
  for (const type of filter.types) query.append('type', type)
  for (const service of filter.services) query.append('service', service)
  if (filter.minPrice !== PRICE_RANGE.min) query.set('minPrice', String(filter.minPrice))
  if (filter.maxPrice !== PRICE_RANGE.max) query.set('maxPrice', String(filter.maxPrice))
  return query
}

/** A price that the slider can stand on, else null: a control could not show any other. */
function readPrice(text: string | null): number | null {
  if (text === null || !/^\d{1,4}$/.test(text)) return null
  const price = Number(text)
  return price <= PRICE_RANGE.max && price % PRICE_RANGE.step === 0 ? price : null
}
