import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { Problem } from './problem.ts'

/** What firebase-tools 15 asks for. */
const MINIMUM_JAVA = 21

/** Where JDKs are installed, besides JAVA_HOME and PATH. PAWSAATHI_JDKS, a list like PATH's, takes their place. */
const JDK_FOLDERS = [
  '/usr/lib/jvm/*',
  '/usr/java/*',
  '/opt/java/*',
  '/opt/jdk*',
  '/Library/Java/JavaVirtualMachines/*/Contents/Home',
  '/opt/homebrew/opt/openjdk*',
  '/usr/local/opt/openjdk*',
  join(homedir(), '.sdkman/candidates/java/*'),
  join(homedir(), '.jdks/*'),
  join(homedir(), '.local/share/mise/installs/java/*'),
  join(homedir(), '.asdf/installs/java/*'),
]

/** The major version in what `java -version` prints; undefined where there is none. Java 8 called itself 1.8. */
export function javaMajorVersion(printed: string): number | undefined {
  const match = /version "(?:1\.)?(\d+)/.exec(printed)
  return match ? Number(match[1]) : undefined
}

/** The `bin` folder of the first JDK that is new enough, to stand first on PATH; '' where PATH's own java will do. */
export function findJava(): string {
  const { JAVA_HOME, PAWSAATHI_JDKS } = process.env
  const folders = PAWSAATHI_JDKS === undefined ? [...macosJavaHome(), ...JDK_FOLDERS] : PAWSAATHI_JDKS.split(delimiter)
  const installed = globSync(folders.filter(Boolean)).map((folder) => join(folder, 'bin'))
  const bins = [...(JAVA_HOME ? [join(JAVA_HOME, 'bin')] : []), '', ...installed]
  const found = bins.find((bin) => (javaMajorVersion(versionOf(join(bin, 'java'))) ?? 0) >= MINIMUM_JAVA)
  if (found !== undefined) return found
  throw new Problem(
    `The Firestore emulator needs a JDK of version ${MINIMUM_JAVA} or newer, and none was found: install one (adoptium.net has them), or set JAVA_HOME to where it is.`,
  )
}

/** macOS knows its JDKs by version. */
function macosJavaHome(): string[] {
  const { stdout } = spawnSync('/usr/libexec/java_home', ['-v', `${MINIMUM_JAVA}+`], { encoding: 'utf8' })
  return stdout ? [stdout.trim()] : []
}

/** `java -version` prints to stderr. */
function versionOf(java: string): string {
  return spawnSync(java, ['-version'], { encoding: 'utf8' }).stderr ?? ''
}
