/**
 * Run by the measurements in a process of its own: serves the bundled endpoint, the plain one and a stand-in for the
 * identity provider, says on which ports, and on every message how much memory it holds.
 */
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'
import { identityStandIn } from './identity-stand-in.ts'
import { PROJECT } from './tokens.ts'

const [bundle = ''] = process.argv.slice(2)

process.env.GCLOUD_PROJECT = PROJECT
process.env.FIREBASE_CONFIG = JSON.stringify({ projectId: PROJECT })
process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${await listen(identityStandIn())}`

const { session } = await import(pathToFileURL(bundle).href)
const { plainHandler } = await import('./plain-handler.ts')

const ports = {
  session: await listen(createServer(withExpress(session))),
  plain: await listen(createServer(plainHandler)),
}
process.send?.(ports)
process.on('message', () => {
  global.gc?.()
  process.send?.(process.memoryUsage.rss())
})

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
}

/** As much of Express's request and response as the endpoint uses; in the cloud the runtime brings it. */
function withExpress(handle: (request: object, response: object) => unknown): RequestListener {
  return (request: IncomingMessage, response: ServerResponse) => {
    const outgoing = Object.assign(response, {
      status: (code: number) => Object.assign(outgoing, { statusCode: code }),
      set: (headers: Record<string, string>) => {
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
        return outgoing
      },
    })
    handle(Object.assign(request, { get: (name: string) => request.headers[name] }), outgoing)
  }
}
