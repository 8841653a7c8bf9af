import * as v from 'valibot'
import { isCalendarDay } from './calendar-day.ts'
import { GENDERS, PET_TYPES, type Pet, PRICE_UNITS, type Service, SIZES } from './pet.ts'

/**
 * What an owner has entered on Become a Host, as it stands in the fields (specification section 3, Host form). Nothing
 * of it is enforced, so every field may be empty.
 */
export type HostDraft = v.InferOutput<typeof HostDraftSchema>

/** One main photo and four more; three care-requirement lines (specification section 9). */
export const PHOTO_SLOTS = 5
export const CARE_LINES = 3

const text = v.string()

const HostDraftSchema = v.object({
  name: text,
  type: v.picklist(['', ...PET_TYPES]),
  breed: text,
  /** Years. */
  age: text,
  gender: v.picklist(['', ...GENDERS]),
  description: text,
  size: v.picklist(['', ...SIZES]),
  location: text,
  city: text,
  state: text,
  pincode: text,
  rental: v.boolean(),
  fostering: v.boolean(),
  adoption: v.boolean(),
  /** Rupees per `priceUnit`. */
  price: text,
  priceUnit: v.picklist(PRICE_UNITS),
  upiId: text,
  phone: text,
  available: v.boolean(),
  fromDate: text,
  toDate: text,
  care: v.pipe(v.array(text), v.length(CARE_LINES)),
  agreed: v.boolean(),
  /** Whether photos were chosen. They themselves are not kept over a reload. */
  hadPhotos: v.boolean(),
})

export const EMPTY_DRAFT: HostDraft = {
  name: '',
  type: '',
  breed: '',
  age: '',
  gender: '',
  description: '',
  size: '',
  location: '',
  city: '',
  state: '',
  pincode: '',
  rental: false,
  fostering: false,
  adoption: false,
  price: '',
  priceUnit: 'day',
  upiId: '',
  phone: '',
  available: true,
  fromDate: '',
  toDate: '',
  care: Array.from({ length: CARE_LINES }, () => ''),
  agreed: false,
  hadPhotos: false,
}

/** The draft that was kept as JSON, or an empty one where that is no draft, as an older release may have left. */
export function parseDraft(json: string | null): HostDraft {
  try {
    return v.parse(HostDraftSchema, JSON.parse(json ?? ''))
  } catch {
    return EMPTY_DRAFT
  }
}

/** What can't be right in a field, in words; nothing where all is well. Empty fields are well. */
export type DraftProblems = Partial<Record<'age' | 'price' | 'toDate', string>>

/** The rules that the form's own controls carry: no age or price below 0 (specification section 5), no end before the start. */
export function draftProblems({ age, price, fromDate, toDate }: HostDraft): DraftProblems {
  return {
    ...(Number(age) < 0 && { age: 'Age can’t be below 0. Enter 0 or more.' }),
    ...(Number(price) < 0 && { price: 'The price can’t be below ₹0. Enter 0 or more.' }),
    ...(isCalendarDay(fromDate) &&
      isCalendarDay(toDate) &&
      toDate < fromDate && { toDate: 'The last day can’t be before the first. Choose a later day.' }),
  }
}

/** The pet that the draft describes, with words in place of what is not entered yet: what a preview shows. */
export function petOfDraft(draft: HostDraft, mainPhotoUrl: string | undefined): Pet {
  const name = draft.name.trim() || 'Your pet’s name'
  const breed = draft.breed.trim()
  const services: Record<Service, boolean> = {
    rental: draft.rental,
    fostering: draft.fostering,
    adoption: draft.adoption,
  }
  return {
    id: 'preview',
    name,
    description: draft.description,
    type: draft.type || 'other',
    ...(breed && { breed }),
    age: amount(draft.age),
    gender: draft.gender || 'unknown',
    size: draft.size || 'medium',
    images: mainPhotoUrl ? [mainPhotoUrl] : [],
    imageAlts: mainPhotoUrl ? [`Your main photo of ${name}`] : [],
    ownerId: 'preview',
    ownerName: 'You',
    ownerAvatar: '',
    location: draft.location.trim() || 'Location',
    city: draft.city.trim() || 'City',
    state: draft.state.trim() || 'State',
    price: amount(draft.price),
    priceUnit: draft.priceUnit,
    availability: { available: draft.available },
    services,
    requirements: draft.care.filter((line) => line.trim()),
    likes: 0,
    rating: 0,
    reviews: [],
    created: new Date(0),
    updated: new Date(0),
  }
}

/** The number typed, or 0 while there is none that makes sense. */
function amount(typed: string): number {
  const number = Number(typed)
  return Number.isFinite(number) ? Math.max(0, number) : 0
}
