import { ROUTE_TABLE } from '../../web/src/app/route-table.ts'
import { petPath } from '../../web/src/domain/paths.ts'

/** The pet whose page stands for all pets': it has five pictures and can be rented. */
export const SAMPLE_PET = petPath('bruno')

/** The address of every page of the site, a pet's own among them. */
export const PUBLIC_ROUTES = [...new Set(ROUTE_TABLE.map(({ path }) => (path.includes(':') ? SAMPLE_PET : path)))]
