import { afterEach, expect, it, vi } from 'vitest'
import { findJava, javaMajorVersion } from './find-java.ts'

afterEach(() => vi.unstubAllEnvs())

it.each([
  ['openjdk version "25.0.1" 2025-10-21 LTS', 25],
  ['openjdk version "21" 2023-09-19', 21],
  ['java version "17.0.15" 2025-04-15 LTS', 17],
  ['openjdk version "26-ea" 2026-03-17', 26],
  ['java version "1.8.0_202"', 8],
  ['Picked up JAVA_TOOL_OPTIONS: -Xmx1g\nopenjdk version "21.0.2" 2024-01-16', 21],
  ['The operation couldn’t be completed. Unable to locate a Java Runtime.', undefined],
])('reads the major version out of %j', (printed, major) => {
  expect(javaMajorVersion(printed)).toBe(major)
})

it('says in one sentence what to do where no JDK is new enough', () => {
  vi.stubEnv('PATH', '/nowhere')
  vi.stubEnv('JAVA_HOME', '')
  vi.stubEnv('PAWSAATHI_JDKS', '')
  expect(() => findJava()).toThrow(
    /^The Firestore emulator needs a JDK of version 21 or newer, and none was found: .+\.$/,
  )
})
