import { createServer, type Server } from 'node:http'

/**
 * Answers at once what firebase-admin asks of the identity provider, so that what is measured is the endpoint. A
 * session cookie is the ID token it was made of.
 */
export function identityStandIn(): Server {
  return createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}')
    const answer = request.url?.includes('createSessionCookie')
      ? { sessionCookie: body.idToken }
      : { users: [{ localId: body.localId?.[0] }] }
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer))
  })
}
