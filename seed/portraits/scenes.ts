import type { Scene } from './scene-types.ts'
import { adoptableScenes } from './scenes/adoptable.ts'
import { brunoScenes } from './scenes/bruno.ts'
import { gulaboScenes } from './scenes/gulabo.ts'
import { mithuScenes } from './scenes/mithu.ts'
import { motiScenes } from './scenes/moti.ts'
import { simbaScenes } from './scenes/simba.ts'

/** Every pet's portraits by its id, the main picture first. */
export const SCENES_BY_PET = {
  bruno: brunoScenes,
  simba: simbaScenes,
  mithu: mithuScenes,
  gulabo: gulaboScenes,
  moti: motiScenes,
  ...adoptableScenes,
} satisfies Record<string, readonly Scene[]>

export const SCENES: readonly Scene[] = Object.values(SCENES_BY_PET).flat()
