import { GENDERS, PET_TYPES, type Pet, PRICE_UNITS, type Review, SERVICES, SIZES } from '../web/src/domain/pet.ts'
import { portraitsOf } from './portraits/portraits-of.ts'
import { oneOf, type Random, seededRandom, wholeNumber } from './random.ts'
import { KINDS, PEOPLE, PET_NAMES, PLACES, REVIEWS, TEMPERS } from './vocabulary.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Older than any sample pet: the samples stay the first that the pages show. */
const NEWEST_CREATED = Date.parse('2025-12-31T12:00:00+05:30')

/**
 * Made-up pets to try the product with many: `load-00001` and on. The same number always gives the same
 * pet, however many are asked for, so a bigger load after a smaller one adds and changes nothing else.
 * @param count how many, 0 for none
 */
export function generatePets(count: number): Pet[] {
  return Array.from({ length: count }, (_, index) => generatePet(index + 1))
}

function generatePet(number: number): Pet {
  const random = seededRandom(number)
  const id = `load-${String(number).padStart(5, '0')}`
  const type = oneOf(random, PET_TYPES)
  const kind = KINDS[type]
  const name = oneOf(random, PET_NAMES)
  const services = someServices(random)
  const created = new Date(NEWEST_CREATED - number * MINUTE_MS)
  const reviews = someReviews(random, id, created)
  const pictures = somePictures(random, kind.portraits, kind.called)
  return {
    id,
    name,
    description: `${name} is ${kind.called}, ${oneOf(random, TEMPERS)}. ${someLines(random, kind.needs).join('. ')}.`,
    type,
    ...(random() < 0.85 && { breed: oneOf(random, kind.breeds) }),
    age: wholeNumber(random, 0, 12),
    gender: oneOf(random, GENDERS),
    size: oneOf(random, SIZES),
    images: pictures.map(({ url }) => url),
    imageAlts: pictures.map(({ alt }) => alt),
    ownerId: `owner-${id}`,
    ownerName: oneOf(random, PEOPLE),
    ownerAvatar: '',
    ...oneOf(random, PLACES),
    // Up to 1000: the highest price the browse page's filter lets through (specification section 9).
    price: services.rental ? wholeNumber(random, 2, 20) * 50 : 0,
    priceUnit: oneOf(random, PRICE_UNITS),
    availability: someAvailability(random),
    services,
    requirements: [...kind.needs],
    likes: wholeNumber(random, 0, 250),
    rating: averageRating(reviews),
    reviews,
    created,
    updated: new Date(created.getTime() + wholeNumber(random, 1, 200) * DAY_MS),
  }
}

/** At least one service, every combination as likely as the next. */
function someServices(random: Random): Pet['services'] {
  const combination = wholeNumber(random, 1, 2 ** SERVICES.length - 1)
  return { rental: (combination & 1) > 0, fostering: (combination & 2) > 0, adoption: (combination & 4) > 0 }
}

function someAvailability(random: Random): Pet['availability'] {
  const available = random() < 0.85
  if (!available || random() < 0.6) return { available }
  return { available, fromDate: `2026-0${wholeNumber(random, 1, 9)}-15`, toDate: '2027-12-31' }
}

/** None up to all of the sample's portraits. Their own alt texts name the sample, so these have another. */
function somePictures(random: Random, portraits: string | undefined, called: string): { url: string; alt: string }[] {
  if (!portraits) return []
  const all = portraitsOf(portraits)
  return all
    .slice(0, wholeNumber(random, 0, all.length))
    .map(({ url }, index) => ({ url, alt: `Illustration of ${called}${index > 0 ? `, picture ${index + 1}` : ''}` }))
}

function someReviews(random: Random, petId: string, created: Date): Review[] {
  return Array.from({ length: wholeNumber(random, 0, 4) }, (_, index) => ({
    id: `${petId}-review-${index + 1}`,
    userId: `user-${petId}-${index + 1}`,
    userName: oneOf(random, PEOPLE),
    userAvatar: '',
    rating: wholeNumber(random, 2, 5),
    content: oneOf(random, REVIEWS),
    // By UTC, not in anybody's own zone: the same day wherever the loader runs.
    date: new Date(created.getTime() + (index + 1) * 20 * DAY_MS).toISOString().slice(0, 10),
  }))
}

function averageRating(reviews: readonly Review[]): number {
  if (reviews.length === 0) return 0
  const stars = reviews.reduce((sum, { rating }) => sum + rating, 0)
  return Math.round((stars / reviews.length) * 10) / 10
}

/** One line up to all of them. */
function someLines(random: Random, lines: readonly string[]): readonly string[] {
  return lines.slice(0, wholeNumber(random, 1, lines.length))
}
