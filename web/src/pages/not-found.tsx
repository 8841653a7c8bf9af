import { NotFound } from '../features/chrome/not-found.tsx'

/** What every path that is not in the route table shows (specification section 2). */
export const Component = NotFound
