/**
 * A part of a list that is read bit by bit. `next` reads the part after it; without it, the list ends here. `keptAt` is
 * there where nothing could be read: when the device kept what it shows instead.
 */
export type Page<Entity> = { pets: Entity[]; next?: () => Promise<Page<Entity>>; keptAt?: Date }

/**
 * The cards that a list starts with: a screenful, in whole rows of two and of three. On a slow line every pet of the
 * first page delays them all, so this decides how much later a large catalogue is there than one of five.
 */
export const FIRST_CARDS = 6

/** The cards that 'Show more pets' adds. */
export const MORE_CARDS = 24
