import { describe, expect, it } from 'vitest'
import { composeScene } from './compose.ts'
import { portraitFiles } from './outputs.ts'
import { portraitsOf } from './portraits-of.ts'
import { SCENES, SCENES_BY_PET } from './scenes.ts'

const petIds = Object.keys(SCENES_BY_PET)

describe('the portraits', () => {
  it('all say in their alt text that they are an illustration, and of whom', () => {
    for (const { alt } of SCENES) expect(alt).toMatch(/^Illustration of [A-Z].{30,}/)
  })

  it('have alt texts that differ, so that a gallery tells its pictures apart', () => {
    expect(new Set(SCENES.map(({ alt }) => alt)).size).toBe(SCENES.length)
  })

  it('have names that are unique and fit an address', () => {
    const names = SCENES.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[a-z]+-\d$/)
  })

  it('never lead to two files of the same name', () => {
    const files = SCENES.flatMap(({ name }) => portraitFiles(name))
    expect(new Set(files).size).toBe(files.length)
  })

  it('are one to five for every pet, and one for an adoptable pet', () => {
    for (const id of petIds) {
      const count = portraitsOf(id).length
      expect(count).toBeGreaterThanOrEqual(1)
      expect(count).toBeLessThanOrEqual(id.startsWith('adopt-') ? 1 : 5)
    }
  })

  it('have an address for which a scene is drawn', () => {
    const addresses = new Set(SCENES.flatMap(({ name }) => portraitFiles(name).map((file) => `/${file}`)))
    for (const id of petIds) for (const { url } of portraitsOf(id)) expect(addresses).toContain(url)
  })

  it('of an unknown pet are an error that names the pet', () => {
    expect(() => portraitsOf('nobody')).toThrow("'nobody'")
  })
})

describe('a composed scene', () => {
  it.each(SCENES.map((scene) => [scene.name, scene] as const))(
    '%s refers only to ids of its own, each defined once',
    (_, scene) => {
      const svg = composeScene(scene)
      const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map((match) => match[1])
      expect(new Set(ids).size).toBe(ids.length)
      const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map((match) => match[1])
      for (const id of used) expect(ids).toContain(id)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    },
  )
})
