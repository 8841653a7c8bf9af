import { afterEach, describe, expect, it, vi } from 'vitest'
import { findFirestoreEmulator, manifestFor } from './find-firestore-emulator.ts'

afterEach(() => vi.unstubAllEnvs())

describe('the manifest of the wrapper jar', () => {
  it('names the emulator’s main class and its jar as a URL', () => {
    expect(manifestFor('/opt/a b/emulator.jar')).toBe(
      'Manifest-Version: 1.0\r\nMain-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore\r\nClass-Path: file:///opt/a%20b/emulator.jar\r\n',
    )
  })

  it('has no line of more than 72 bytes, however deep the jar lies', () => {
    const manifest = manifestFor(`/${'folder/'.repeat(60)}emulator.jar`)
    const lines = manifest.split('\r\n')
    expect(Math.max(...lines.map((line) => line.length))).toBe(72)
    expect(manifest.replaceAll('\r\n ', '')).toContain(`Class-Path: file:///${'folder/'.repeat(60)}emulator.jar\r\n`)
  })
})

describe('the Firestore emulator', () => {
  it('is the one the environment names', async () => {
    vi.stubEnv('FIRESTORE_EMULATOR_BINARY_PATH', import.meta.filename)
    await expect(findFirestoreEmulator()).resolves.toBe(import.meta.filename)
  })

  it('is asked for where the environment names one that is not there', async () => {
    vi.stubEnv('FIRESTORE_EMULATOR_BINARY_PATH', '/nowhere.jar')
    await expect(findFirestoreEmulator()).rejects.toThrow('names /nowhere.jar, which is not there')
  })
})
