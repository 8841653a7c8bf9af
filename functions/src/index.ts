import { onRequest } from 'firebase-functions/https'
import { write } from 'firebase-functions/logger'
import { adminVerifier } from './admin-verifier.ts'
import { withDeadline } from './deadline.ts'
import { loadAdminAuth } from './load-admin-auth.ts'
import { logEntry } from './log-entry.ts'
import { handleSession, type SessionRequest, unavailable } from './session-handler.ts'

// Signing in waits for the POST. firebase-admin itself waits 25 s for an answer, past `timeoutSeconds`, and then
// Cloud Run would answer 504 in our place, without our headers. This leaves it time to start cold.
const DEADLINE_MS = 6000

const verifier = adminVerifier(loadAdminAuth)

/**
 * The token sync's endpoint, `/__session` on the site (specification, section 7).
 *
 * firebase.json rewrites to it by the name `session` and the region: change both there too. What it does is in
 * `handleSession`; this puts it on HTTP.
 */
export const session = onRequest(
  {
    // Mumbai: the visitors are in India.
    region: 'asia-south1',
    memory: '256MiB',
    // It only waits for Google; more instances would only mean more cold starts.
    concurrency: 80,
    timeoutSeconds: 10,
    cors: false,
    // Hosting calls it without credentials.
    invoker: 'public',
  },
  async (incoming, outgoing) => {
    const request: SessionRequest = {
      method: incoming.method,
      authorization: incoming.get('authorization'),
      fetchSite: incoming.get('sec-fetch-site'),
      origin: incoming.get('origin'),
      forwardedHost: incoming.get('x-forwarded-host'),
      nowSeconds: Math.floor(Date.now() / 1000),
    }
    const response = await withDeadline(handleSession(request, verifier), DEADLINE_MS, () => unavailable('deadline'))
    write(logEntry(request, response))
    outgoing.status(response.status).set(response.headers).end()
  },
)
