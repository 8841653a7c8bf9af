import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/**
 * What a deploy uploads, and whether it runs where nothing of this repository is. A deploy takes functions/ alone,
 * less what firebase.json ignores, and installs its dependencies there, without our lockfile and from the registry;
 * so does this test, with the same packer of firebase-tools.
 */

const ROOT = resolve(import.meta.dirname, '../..')
const run = promisify(execFile)
const readJson = async (path: string) => JSON.parse(await readFile(path, 'utf8'))

const scratch = await mkdtemp(join(tmpdir(), 'pawsaathi-functions-'))
const folder = join(scratch, 'package')
// The Node that runs this test comes first, or npm would run under whatever the machine has.
const PATH = `${dirname(process.execPath)}${delimiter}${process.env.PATH}`

const firebaseJson = await readJson(join(ROOT, 'firebase.json'))
const settings = firebaseJson.functions[0]
const manifest = await readJson(join(ROOT, 'functions/package.json'))
const dependencies: [string, string][] = Object.entries(manifest.dependencies)

/** What functions/vite.config.ts makes, in the order of the alphabet. */
const BUNDLE = ['firebase-admin.js', 'index.js', 'rolldown-runtime.js']
/** The script that every cold start reads: firebase-functions and our own, about 25,000 characters. */
const INDEX_AT_MOST = 40_000

/** What functions/src/index.ts asks of Cloud Functions. */
const ENDPOINT = {
  platform: 'gcfv2',
  region: ['asia-south1'],
  availableMemoryMb: 256,
  concurrency: 80,
  timeoutSeconds: 10,
  httpsTrigger: { invoker: ['public'] },
}

beforeAll(async () => {
  await unpack(await pack(), folder)
}, 60_000)

afterAll(() => rm(scratch, { recursive: true, force: true }))

/** The zip that `firebase deploy` would upload. */
async function pack(): Promise<Uint8Array> {
  const packer: { prepareFunctionsUpload(...args: unknown[]): Promise<{ pathToSource: string }> } = createRequire(
    import.meta.url,
  )('firebase-tools/lib/deploy/functions/prepareFunctionsUpload')
  // A copy, because the packer adds to the list of what is ignored.
  const { pathToSource } = await packer.prepareFunctionsUpload(
    ROOT,
    join(ROOT, settings.source),
    structuredClone(settings),
    [],
  )
  const zip = await readFile(pathToSource)
  await rm(pathToSource)
  return zip
}

async function unpack(zip: Uint8Array, target: string): Promise<void> {
  for (const [name, content] of Object.entries(unzipSync(zip))) {
    await mkdir(dirname(join(target, name)), { recursive: true })
    await writeFile(join(target, name), content)
  }
}

describe('the uploaded package', () => {
  it('is the bundle and its manifest: no source, no test, no configuration', async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    expect(files.sort(), 'After `npm run build:functions`; firebase.json ignores the rest.').toEqual(
      [...BUNDLE.map((file) => `lib/${file}`), 'package.json'].map((file) => join(folder, file)),
    )
  })

  it('starts from little: firebase-admin waits in a file of its own', async () => {
    const index = await readFile(join(folder, 'lib/index.js'), 'utf8')
    expect(index.length).toBeLessThan(INDEX_AT_MOST)
    expect(index, 'a library in firebase-admin’s file is needed at once: functions/vite.config.ts').not.toMatch(
      /from\s*["']\.\/firebase-admin/,
    )
  })

  it('holds what the sources give now, not an older build', async () => {
    const fresh = join(scratch, 'fresh')
    const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
    // From the root, as the script of package.json does.
    await run(process.execPath, [vite, 'build', '--config', 'functions/vite.config.ts', '--outDir', fresh], {
      cwd: ROOT,
    })
    for (const file of BUNDLE) {
      const [built, expected] = await Promise.all(
        [join(folder, 'lib', file), join(fresh, file)].map((path) => readFile(path, 'utf8')),
      )
      expect(built === expected, `functions/lib/${file} is stale: npm run build:functions`).toBe(true)
    }
  }, 60_000)

  it('is made by the build that firebase.json runs before a deploy, for the Node that package.json names', () => {
    expect(settings.predeploy).toEqual(['npm run build:functions'])
    expect(settings.runtime).toBe(`nodejs${manifest.engines.node}`)
  })

  it('depends on exact versions from the registry, the same as the root lockfile has installed', async () => {
    expect(dependencies.map(([name]) => name)).toEqual(['firebase-admin', 'firebase-functions'])
    const { packages } = await readJson(join(ROOT, 'package-lock.json'))
    for (const [name, version] of dependencies) {
      // Also refuses workspace:, file:, link: and every range.
      expect(version).toMatch(/^\d+\.\d+\.\d+$/)
      expect(version).toBe(packages[`node_modules/${name}`].version)
    }
  })
})

describe('the bundle, where nothing is installed', () => {
  let found: {
    node: string
    exports: string[]
    endpoint: object
    statuses: object
    required: Record<'afterImport' | 'afterDelete' | 'afterPost', string[]>
  }

  beforeAll(async () => {
    const { stdout } = await run(
      process.execPath,
      [join(import.meta.dirname, 'call-bundle.mjs'), join(folder, manifest.main)],
      { cwd: folder, env: { PATH, FIREBASE_CONFIG: '{"projectId":"demo-pawsaathi"}' } },
    )
    found = JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
  }, 60_000)

  it('runs under the Node of Cloud Functions and exports the endpoint with its options', () => {
    expect(found.node).toMatch(new RegExp(`^v${manifest.engines.node}\\.`))
    expect(found.exports).toEqual(['session'])
    expect(found.endpoint).toMatchObject(ENDPOINT)
  })

  it('is what Hosting rewrites /__session to, by name and region', () => {
    const [rewrite] = firebaseJson.hosting.rewrites.filter((rule: { source: string }) => rule.source === '/__session')
    expect(rewrite.function).toEqual({ functionId: found.exports[0], region: ENDPOINT.region[0] })
  })

  it('answers by itself', () => {
    expect(found.statuses).toEqual({ deleted: 204, posted: 401 })
  })

  it('loads firebase-admin at the first POST, not on import and not on DELETE', () => {
    const { afterImport, afterDelete, afterPost } = found.required
    expect(afterPost, 'firebase-admin takes node:crypto to check signatures').toContain('crypto')
    expect(afterImport).not.toContain('crypto')
    expect(afterDelete).not.toContain('crypto')
  })
})

describe('the package, installed from the registry', () => {
  beforeAll(async () => {
    const flags = ['--omit=dev', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    await run('npm', ['install', '--prefix', folder, ...flags], {
      cwd: folder,
      env: { ...process.env, PATH },
      shell: process.platform === 'win32',
    })
  }, 240_000)

  it('has the versions asked for', async () => {
    for (const [name, version] of dependencies) {
      expect(await readJson(join(folder, 'node_modules', name, 'package.json'))).toMatchObject({ name, version })
    }
  })

  it('shows its endpoint to the discovery that a deploy runs', async () => {
    const output = join(scratch, 'functions.json')
    await run(process.execPath, [join(folder, 'node_modules/firebase-functions/lib/bin/firebase-functions.js')], {
      cwd: folder,
      env: { PATH, GCLOUD_PROJECT: 'demo-pawsaathi', FUNCTIONS_MANIFEST_OUTPUT_PATH: output },
    })
    const { endpoints } = await readJson(output)
    expect(Object.keys(endpoints)).toEqual(['session'])
    expect(endpoints.session).toMatchObject({ ...ENDPOINT, entryPoint: 'session' })
  }, 60_000)
})
