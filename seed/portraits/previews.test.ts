import { statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { previewOf, SITE_PREVIEW } from '../../web/src/domain/preview-image.ts'
import { adoptablePets } from '../adoptable-pets.ts'
import { pets } from '../pets.ts'

const PUBLIC = join(import.meta.dirname, '../../web/public')
const MOST_BYTES = 300_000

it.each([SITE_PREVIEW, ...[...pets, ...adoptablePets].map(({ id }) => previewOf(id))])(
  '%s is there for links: a JPEG of 1200 × 630 pixels and less than 300 KB',
  async (path) => {
    const file = join(PUBLIC, path)
    const { format, width, height } = await sharp(file).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
    expect(statSync(file).size).toBeLessThan(MOST_BYTES)
  },
)
