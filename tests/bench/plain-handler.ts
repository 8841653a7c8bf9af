import type { IncomingMessage, ServerResponse } from 'node:http'
import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { PROJECT } from './tokens.ts'

/**
 * The token sync without our checks, to compare with: 201, 204 or 401, and 301 for a token older than 5 minutes,
 * which is what Firebase's own tools for web frameworks answer. firebase-admin is there from the start.
 */
export async function plainHandler(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'DELETE') {
    response.setHeader('Set-Cookie', '__session=; Path=/; Max-Age=0').writeHead(204).end()
    return
  }
  const token = request.headers.authorization?.split('Bearer ')[1]
  try {
    const { iat } = await auth.verifyIdToken(token ?? '')
    if (Date.now() / 1000 - iat > 300) {
      response.writeHead(301).end()
      return
    }
    const cookie = await auth.createSessionCookie(token ?? '', { expiresIn: 432_000_000 })
    response.setHeader('Set-Cookie', `__session=${cookie}; Path=/; HttpOnly; Secure; Max-Age=432000`)
    response.writeHead(201).end()
  } catch {
    response.writeHead(401).end()
  }
}

const auth = getAuth(initializeApp({ projectId: PROJECT }, 'plain'))
