/** Everyone who can be drawn; how, is in cast.ts. A pet in another pose is another character. */
export const CHARACTER_NAMES = [
  'bruno',
  'bruno-sitting',
  'bruno-face',
  'simba',
  'simba-face',
  'mithu',
  'gulabo',
  'gulabo-face',
  'moti',
  'rani',
  'chutki',
  'tiger',
  'kajal',
  'sheru',
  'laddoo',
] as const

export type CharacterName = (typeof CHARACTER_NAMES)[number]
