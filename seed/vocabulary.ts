import type { PetType } from '../web/src/domain/pet.ts'

/** The words that generated pets are made of. */

type Kind = {
  /** With its article, to stand in a sentence. */
  called: string
  breeds: readonly string[]
  /** The sample pet whose portraits are used, none where no sample is of this type. */
  portraits?: string
  needs: readonly string[]
}

export const KINDS: Record<PetType, Kind> = {
  dog: {
    called: 'a dog',
    breeds: ['Indie', 'Labrador', 'Beagle', 'Rajapalayam', 'Mudhol Hound', 'Pug', 'Golden Retriever'],
    portraits: 'bruno',
    needs: ['Two walks a day', 'Measured meals, morning and evening', 'Company for most of the day'],
  },
  cat: {
    called: 'a cat',
    breeds: ['Indian Billi', 'Persian', 'Bombay', 'Himalayan', 'Siamese'],
    portraits: 'simba',
    needs: ['Nets on open windows', 'A clean litter box', 'Wet food once a day'],
  },
  bird: {
    called: 'a bird',
    breeds: ['Budgerigar', 'Cockatiel', 'Eclectus parrot', 'Zebra finch', 'Java sparrow'],
    portraits: 'mithu',
    needs: ['Fresh seed and fruit daily', 'A quiet corner at night', 'No smoke or incense in the room'],
  },
  fish: {
    called: 'a fish',
    breeds: ['Tropical angelfish', 'Guppy', 'Betta', 'Neon tetra', 'Oranda goldfish'],
    portraits: 'moti',
    needs: ['A pinch of food twice a day', 'A quarter of the water changed weekly', 'A table out of the sun'],
  },
  rabbit: {
    called: 'a rabbit',
    breeds: ['Dwarf rabbit', 'Dutch', 'New Zealand White', 'Angora'],
    portraits: 'gulabo',
    needs: ['Unlimited hay', 'A cool room in summer', 'Running space for a few hours daily'],
  },
  other: {
    called: 'a small pet',
    breeds: ['Guinea pig', 'Syrian hamster', 'Russian tortoise'],
    needs: ['Fresh vegetables daily', 'A clean, dry enclosure', 'Gentle handling'],
  },
}

export const PET_NAMES: readonly string[] = [
  'Moti Lal',
  'Sheru',
  'Chikoo',
  'Gabbar',
  'Rani',
  'Pista',
  'Bittu',
  'Kaju',
  'Golu',
  'Jhumri',
  'Tuffy',
  'Mishti',
  'Chamku',
  'Badal',
  'Noorie',
  'Ladki',
  'मोती',
  'Bagheera the Third of Lokhandwala',
]

export const PEOPLE: readonly string[] = [
  'Aarav Nair',
  'Lakshmi Subramanian',
  'Gurpreet Kaur',
  'Irfan Qureshi',
  'Mary Fernandes',
  'Tenzin Dolma',
  'Bhavesh Patel',
  'Sourav Chatterjee',
  'Padma Reddy',
  'Vikram Chauhan',
]

export const PLACES: readonly { location: string; city: string; state: string }[] = [
  { location: 'Whitefield', city: 'Bangalore', state: 'Karnataka' },
  { location: 'Powai', city: 'Mumbai', state: 'Maharashtra' },
  { location: 'Kothrud', city: 'Pune', state: 'Maharashtra' },
  { location: 'Saket', city: 'Delhi', state: 'Delhi' },
  { location: 'Gachibowli', city: 'Hyderabad', state: 'Telangana' },
  { location: 'Mylapore', city: 'Chennai', state: 'Tamil Nadu' },
  { location: 'New Town', city: 'Kolkata', state: 'West Bengal' },
  { location: 'Navrangpura', city: 'Ahmedabad', state: 'Gujarat' },
  { location: 'Malviya Nagar', city: 'Jaipur', state: 'Rajasthan' },
  { location: 'Fort Kochi', city: 'Kochi', state: 'Kerala' },
]

export const TEMPERS: readonly string[] = [
  'calm and used to visitors',
  'playful in the mornings and sleepy by noon',
  'shy for a day and then very affectionate',
  'curious about everything on the table',
]

export const REVIEWS: readonly string[] = [
  'Settled in within an hour. The owner explained everything clearly.',
  'A pleasure to have at home; we would gladly do it again.',
  'Needs a little patience on the first day, and is lovely after that.',
  'Healthy, clean and well looked after.',
]
