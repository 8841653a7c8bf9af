/** The day of the terms, the privacy policy and the cookie policy (specification section 2, Other static pages). */
export const LEGAL_UPDATED = { shown: 'May 11, 2025', day: '2025-05-11' } as const
