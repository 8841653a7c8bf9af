/**
 * A part of a list that is read bit by bit. `next` reads the part after it; without it, the list ends here. `keptAt` is
 * there where nothing could be read: when the device kept what it shows instead.
 */
export type Page<Entity> = { pets: Entity[]; next?: () => Promise<Page<Entity>>; keptAt?: Date }

/** The cards that a list starts with: a screenful, and whole rows of two and of three. */
export const FIRST_CARDS = 12

/** The cards that 'Show more pets' adds. */
export const MORE_CARDS = 24
