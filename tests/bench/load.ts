/**
 * `npm run bench:load`: 5,000 calls of the session endpoint, 50 at a time, by many users at once. Nobody may get an
 * error or another's cookie, and the endpoint's memory may not grow by more than a fifth.
 *
 * First in one process, as in the cloud (`concurrency: 80`), with a stand-in for the identity provider. Then, where
 * PAWSAATHI_HOSTING_URL and FIREBASE_AUTH_EMULATOR_HOST name a running site, through the Hosting emulator. Start that
 * one with `firebase emulators:start --inspect-functions`: otherwise it starts a process of 150 MB for each call that
 * comes while others run, which wears out the machine and says nothing of the endpoint.
 */
import { signUp } from '../functions/auth-emulator.ts'
import { memoryOf, serve } from './serve.ts'
import { tokenOf, userOf } from './tokens.ts'

const CALLS = 5000
const AT_A_TIME = 50
const USERS = 25
const GROWTH_AT_MOST = 0.2

type User = { id: string; idToken: string }

const faults: string[] = []

const server = await serve()
const made = Array.from({ length: USERS }, (_, number) => `user-${number}`)
const users = made.map((id) => ({ id, idToken: tokenOf(id) }))
// Warm: firebase-admin is loaded, and Node has compiled what it runs often.
await callMany(server.session, users, CALLS / 5)
const before = await memoryOf(server.child)
const took = await callMany(server.session, users, CALLS)
const growth = (await memoryOf(server.child)) / before - 1
server.child.kill()
console.log(
  `One process: ${CALLS} calls in ${took} s; memory ${(before / 1e6).toFixed(0)} MB, then ${percent(growth)}.`,
)
if (growth > GROWTH_AT_MOST) faults.push(`Memory grew by ${percent(growth)}.`)

const { PAWSAATHI_HOSTING_URL: site } = process.env
if (site) {
  const signedUp = await Promise.all(Array.from({ length: USERS }, () => signUp()))
  const seconds = await callMany(`${site}/__session`, signedUp, CALLS)
  console.log(`Hosting emulator: ${CALLS} calls in ${seconds} s.`)
}

console.log(faults.length > 0 ? faults.slice(0, 20).join('\n') : 'No error, and no cookie of somebody else.')
process.exitCode = faults.length > 0 ? 1 : 0

/** Two POSTs for every DELETE; gives the seconds it took. */
async function callMany(address: string, users: User[], calls: number): Promise<string> {
  const start = performance.now()
  let next = 0
  await Promise.all(
    Array.from({ length: AT_A_TIME }, async () => {
      while (next < calls) {
        const number = next++
        const user = users[number % users.length]
        if (user) await call(address, number % 3 === 0 ? undefined : user)
      }
    }),
  )
  return ((performance.now() - start) / 1000).toFixed(1)
}

async function call(address: string, user: User | undefined): Promise<void> {
  try {
    const answer = await fetch(address, {
      method: user ? 'POST' : 'DELETE',
      headers: { 'Sec-Fetch-Site': 'same-origin', ...(user && { Authorization: `Bearer ${user.idToken}` }) },
    })
    const [cookie = '', ...more] = answer.headers.getSetCookie()
    const value = /^__session=([^;]*);/.exec(cookie)?.[1]
    if (answer.status !== 204) faults.push(`Status ${answer.status}.`)
    else if (value === undefined || more.length > 0) faults.push(`Cookies: ${[cookie, ...more].length}.`)
    else if (user ? userOf(value) !== user.id : value !== '') faults.push('The cookie of somebody else.')
  } catch (error) {
    faults.push(String((error as Error).cause ?? error))
  }
}

function percent(share: number): string {
  return `${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(1)} %`
}
