import type { CalendarDay } from './calendar-day.ts'
import type { Pet, PetType, Service } from './pet.ts'

/** The product's words for its own values, and how numbers are written in India. */

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 2 })
const wholeRupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })

/** '₹500', '₹1,00,000', '₹99.50'. */
export function formatRupees(amount: number): string {
  return Number.isInteger(amount) ? wholeRupees.format(amount) : rupees.format(amount)
}

/** '1 year', '3 years' (specification section 2, Pet detail). */
export const formatAge = (years: number): string => `${years} ${years === 1 ? 'year' : 'years'}`

/** An average of stars to one decimal: '4.7'. */
export const formatRating = (stars: number): string => stars.toFixed(1)

export const formatReviewCount = (count: number): string => `${count} ${count === 1 ? 'review' : 'reviews'}`

/** '950', '1,041', '1,00,000'. */
export const formatCount = (count: number): string => count.toLocaleString('en-IN')

/** 'Showing 1 pet', 'Showing 5 pets'. */
export const formatPetCount = (count: number): string => `Showing ${count} ${count === 1 ? 'pet' : 'pets'}`

const PET_TYPE_WORDS: Record<PetType, string> = {
  dog: 'Dog',
  cat: 'Cat',
  bird: 'Bird',
  fish: 'Fish',
  rabbit: 'Rabbit',
  other: 'Other',
}
export const petTypeWord = (type: PetType): string => PET_TYPE_WORDS[type]

const SERVICE_WORDS: Record<Service, { name: string; badge: string }> = {
  rental: { name: 'Rental', badge: 'For Rent' },
  fostering: { name: 'Fostering', badge: 'For Fostering' },
  adoption: { name: 'Adoption', badge: 'For Adoption' },
}
export const serviceName = (service: Service): string => SERVICE_WORDS[service].name
export const serviceBadge = (service: Service): string => SERVICE_WORDS[service].badge

/** 'Indie', or 'Dog' where the breed is not known. */
export const breedOrType = (pet: Pick<Pet, 'breed' | 'type'>): string => pet.breed ?? petTypeWord(pet.type)

const GENDER_WORDS = { male: 'Male', female: 'Female', unknown: 'Gender not known' }
export const genderWord = (gender: Pet['gender']): string => GENDER_WORDS[gender]

const SIZE_WORDS = { small: 'Small', medium: 'Medium size', large: 'Large' }
export const sizeWord = (size: Pet['size']): string => SIZE_WORDS[size]

/** '14 March 2026', from a calendar day and with no zone to shift it. */
export function formatDay(day: CalendarDay): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-IN', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}

/** '21 Nov 2026, 10:42 am', in the visitor's own zone. */
export function formatMoment(moment: Date): string {
  return moment.toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short' })
}

/** 'From 1 March 2026 until 30 June 2026'; empty where the owner set no days. */
export function formatAvailablePeriod({ fromDate, toDate }: Pet['availability']): string {
  const from = fromDate && `from ${formatDay(fromDate)}`
  const until = toDate && `until ${formatDay(toDate)}`
  const period = [from, until].filter(Boolean).join(' ')
  return period && period.charAt(0).toUpperCase() + period.slice(1)
}
