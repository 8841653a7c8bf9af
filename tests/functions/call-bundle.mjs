/**
 * Run by deploy-package.test.ts in a process of its own: imports the bundle whose path is the first argument, makes
 * one DELETE and one POST, and prints as JSON what it found, with the modules of Node that CommonJS code in the
 * bundle had asked for by then. firebase-admin is CommonJS, so its first lines show there when it is evaluated.
 */
import Module from 'node:module'
import { pathToFileURL } from 'node:url'

const required = new Set()
const load = Module._load
Module._load = function (id, ...rest) {
  required.add(id)
  return load.call(this, id, ...rest)
}

const bundle = await import(pathToFileURL(process.argv[2]).href)
const afterImport = [...required]
const deleted = await call('DELETE', {})
const afterDelete = [...required]
// The right shape and nothing more: firebase-admin refuses it by itself, without asking Google.
const part = Buffer.from('{}').toString('base64url')
const posted = await call('POST', { authorization: `Bearer ${part}.${part}.` })
const afterPost = [...required]

console.log(
  JSON.stringify({
    node: process.version,
    exports: Object.keys(bundle),
    endpoint: bundle.session.__endpoint,
    statuses: { deleted, posted },
    required: { afterImport, afterDelete, afterPost },
  }),
)

/** Calls the function with as much of Express's request and response as it uses. */
function call(method, headers) {
  return new Promise((resolve) => {
    const request = { method, headers, get: (name) => headers[name] }
    const response = {
      on: () => response,
      set: () => response,
      status: (status) => Object.assign(response, { status_: status }),
      end: () => resolve(response.status_),
    }
    bundle.session(request, response)
  })
}
