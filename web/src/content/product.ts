/** What the product is called, in one place. */
export const PRODUCT = {
  name: 'PawSaathi',
  tagline: 'Pets to rent, foster and adopt across India',
} as const
