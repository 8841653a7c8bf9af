import * as v from 'valibot'
import { isCalendarDay } from './calendar-day.ts'
import { type AdoptablePet, GENDERS, PET_TYPES, type Pet, PRICE_UNITS, SIZES } from './pet.ts'

/*
 * The check that every document passes on its way in (specification section 3): the app uses it on what it reads, the
 * seed loader on what it writes.
 */

const words = v.pipe(v.string('must be text'), v.trim(), v.nonEmpty('must not be empty'))
const notNegative = v.pipe(
  v.number('must be a number'),
  v.finite('must be a finite number'),
  v.minValue(0, 'must not be below 0'),
)
const count = v.pipe(notNegative, v.integer('must be a whole number'))
const calendarDay = v.pipe(v.string('must be text'), v.check(isCalendarDay, 'must be a day written YYYY-MM-DD'))
const instant = v.date('must be a date')
/** A picture's address: on this site, or on another by https. */
const pictureUrl = v.pipe(
  v.string('must be text'),
  v.regex(/^(\/(?!\/)|https:\/\/)\S+$/, 'must be a path or an https address'),
)
/** Empty where the person has no picture; initials are shown then. */
const avatarUrl = v.union([v.literal(''), pictureUrl], 'must be empty, a path or an https address')

function oneOf<const Options extends readonly string[]>(options: Options) {
  return v.picklist(options, `must be one of ${options.join(', ')}`)
}

function listOf<Item extends v.GenericSchema>(item: Item) {
  return v.optional(v.array(item, 'must be a list'), [])
}

const yesOrNo = v.boolean('must be true or false')

export const ReviewSchema = v.object({
  id: words,
  userId: words,
  userName: words,
  userAvatar: avatarUrl,
  /** 1 to 5 stars. */
  rating: v.pipe(v.number('must be a number'), v.minValue(1, 'must be 1 or more'), v.maxValue(5, 'must be 5 or less')),
  content: words,
  date: calendarDay,
})

export const PetSchema = v.object({
  id: words,
  name: words,
  description: words,
  type: oneOf(PET_TYPES),
  breed: v.optional(words),
  /** Years. */
  age: notNegative,
  gender: oneOf(GENDERS),
  size: oneOf(SIZES),
  images: listOf(pictureUrl),
  /** What each picture shows, in the order of `images`. */
  imageAlts: listOf(words),
  ownerId: words,
  ownerName: words,
  ownerAvatar: avatarUrl,
  /** The area within the city. */
  location: words,
  city: words,
  state: words,
  /** Rupees per `priceUnit`. */
  price: notNegative,
  priceUnit: oneOf(PRICE_UNITS),
  availability: v.object(
    { available: yesOrNo, fromDate: v.optional(calendarDay), toDate: v.optional(calendarDay) },
    'must be an object',
  ),
  services: v.object({ rental: yesOrNo, fostering: yesOrNo, adoption: yesOrNo }, 'must be an object'),
  requirements: listOf(words),
  likes: count,
  /** Average stars, 0 where nobody has reviewed yet. */
  rating: v.pipe(notNegative, v.maxValue(5, 'must be 5 or less')),
  reviews: listOf(ReviewSchema),
  created: instant,
  updated: instant,
})

export const AdoptablePetSchema = v.object({
  id: words,
  name: words,
  type: oneOf(['dog', 'cat']),
  breed: words,
  /** Years. */
  age: notNegative,
  gender: oneOf(['male', 'female']),
  /** The area within the city. */
  location: words,
  city: words,
  image: pictureUrl,
  imageAlt: v.optional(words),
  description: words,
})

/** What is wrong with a document: `field` is a path such as `reviews.0.rating`. */
export type Flaw = { field: string; problem: string }
export type Checked<Entity> = { ok: true; value: Entity } | { ok: false; flaw: Flaw }

function check<Schema extends v.GenericSchema>(schema: Schema, input: unknown): Checked<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, input, { abortEarly: true })
  if (result.success) return { ok: true, value: result.output }
  const issue = result.issues[0]
  const missing = issue.input === undefined
  return {
    ok: false,
    flaw: { field: v.getDotPath(issue) ?? 'document', problem: missing ? 'is missing' : issue.message },
  }
}

/** Checks a document of `pets`, its id among its fields and its dates as `Date`. Never throws. */
export const checkPet = (input: unknown): Checked<Pet> => check(PetSchema, input)

/** Checks a document of `adoptablePets`, its id among its fields. Never throws. */
export const checkAdoptablePet = (input: unknown): Checked<AdoptablePet> => check(AdoptablePetSchema, input)
