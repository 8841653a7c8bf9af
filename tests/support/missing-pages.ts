/** Linked from header and footer and yet not in the route table: they answer 404 (specification section 2). */
export const LINKED_NOT_FOUND = ['/dashboard', '/profile', '/bookings', '/favorites']
