/** Linked from header and footer and yet not in the route table: they answer 404 (specification section 2). */
export const LINKED_NOT_FOUND = ['/dashboard', '/profile', '/bookings', '/favorites']

/** Linked, in the route table of the specification, and not built yet. Take a path off when its screen is there. */
export const NOT_BUILT_YET = ['/adoption', '/auth', '/signup']
