import { existsSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { strToU8, zipSync } from 'fflate'
import { canFetch, downloadOf } from './emulator-downloads.ts'
import { LOCAL } from './paths.ts'
import { Problem } from './problem.ts'

/** The emulator's place in a Google Cloud SDK. docs/decisions/002-emulators-without-internet.md says why we look there. */
const JAR_IN_SDK = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'

/**
 * The jar firebase-tools is to run as FIRESTORE_EMULATOR_BINARY_PATH; undefined where it takes, or fetches, its own.
 * In this order: the variable, firebase-tools' own download, the Google Cloud SDK's, a download to come.
 */
export async function findFirestoreEmulator(): Promise<string | undefined> {
  const chosen = process.env.FIRESTORE_EMULATOR_BINARY_PATH
  if (chosen) {
    if (existsSync(chosen)) return chosen
    throw new Problem(`FIRESTORE_EMULATOR_BINARY_PATH names ${chosen}, which is not there: correct it, or unset it.`)
  }
  const download = downloadOf('firestore')
  if (download.cached) return undefined
  const jar = cloudSdkFolders()
    .map((sdk) => join(sdk, JAR_IN_SDK))
    .find(existsSync)
  if (jar) return wrapperFor(jar)
  if (await canFetch(download.url)) return undefined
  throw new Problem(
    'No Firestore emulator is on this machine and none can be downloaded: connect to the internet once, or install one with `gcloud components install cloud-firestore-emulator`.',
  )
}

/** CLOUDSDK_ROOT_DIR alone where it is set; else where packages put the SDK, and wherever a `gcloud` on PATH leads. */
function cloudSdkFolders(): string[] {
  const { CLOUDSDK_ROOT_DIR, PATH = '' } = process.env
  if (CLOUDSDK_ROOT_DIR) return [CLOUDSDK_ROOT_DIR]
  const commands = PATH.split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .filter(existsSync)
  const usual = [
    '/usr/lib',
    '/usr/share',
    '/opt',
    '/snap/google-cloud-cli/current',
    '/opt/homebrew/share',
    '/usr/local/share',
    homedir(),
  ]
  return [
    ...commands.map((command) => dirname(dirname(realpathSync(command)))),
    ...usual.map((folder) => join(folder, 'google-cloud-sdk')),
  ]
}

/** firebase-tools runs `java -jar`, and the SDK's jar names no main class: a jar of one manifest names it for it. */
function wrapperFor(jar: string): string {
  const wrapper = join(LOCAL, 'firestore-emulator.jar')
  mkdirSync(LOCAL, { recursive: true })
  writeFileSync(wrapper, zipSync({ 'META-INF/MANIFEST.MF': strToU8(manifestFor(jar)) }))
  return wrapper
}

/** A manifest's lines end after 72 bytes; a space at its start continues one. */
export function manifestFor(jar: string): string {
  const lines = ['Manifest-Version: 1.0', `Main-Class: ${MAIN_CLASS}`, `Class-Path: ${pathToFileURL(jar)}`]
  const folded = lines.map((line) => [line.slice(0, 72), ...(line.slice(72).match(/.{1,71}/g) ?? [])].join('\r\n '))
  return `${folded.join('\r\n')}\r\n`
}
