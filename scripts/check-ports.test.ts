import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { checkPorts, listenersIn, portInUse } from './check-ports.ts'

describe('a port in use', () => {
  it('is named with the process that holds it and the two ways out', () => {
    expect(portInUse('hosting', 5002, { pid: 4711, command: 'python3 -m http.server 5002' })).toBe(
      'Port 5002 (hosting) is in use by process 4711 (python3 -m http.server 5002): stop that one (kill 4711), or use other ports with PAWSAATHI_PORT_OFFSET=200.',
    )
  })

  it('is named where its holder cannot be known', () => {
    expect(portInUse('auth', 9099, undefined)).toMatch(
      /^Port 9099 \(auth\) is in use by another process: stop that one/,
    )
  })

  it('is found on either address that localhost may mean', async () => {
    for (const host of ['127.0.0.1', '::1']) {
      const server = createServer()
      await new Promise<void>((resolve) => server.listen(0, host, resolve))
      const { port } = server.address() as { port: number }
      await expect(checkPorts({ hosting: port })).rejects.toThrow(
        `Port ${port} (hosting) is in use by process ${process.pid} (`,
      )
      await new Promise((resolve) => server.close(resolve))
      await expect(checkPorts({ hosting: port })).resolves.toBeUndefined()
    }
  })
})

describe('a port that can’t serve', () => {
  it.each([
    [10_080, 'Browsers refuse port 10080 (firestore): use other ports with PAWSAATHI_PORT_OFFSET=200.'],
    [70_000, 'There is no port 70000 (firestore): use other ports with PAWSAATHI_PORT_OFFSET=200.'],
    [Number.NaN, 'There is no port NaN (firestore): use other ports with PAWSAATHI_PORT_OFFSET=200.'],
  ])('%d is named before anything starts', async (port, sentence) => {
    await expect(checkPorts({ firestore: port })).rejects.toThrow(sentence)
  })
})

describe('/proc/net/tcp', () => {
  const table = [
    '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode',
    '   0: 0100007F:138A 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 123456 1 0000 100 0 0 10 0',
    '   1: 0100007F:138A 0100007F:D431 01 00000000:00000000 00:00000000 00000000     0        0 123457 1 0000 20 4 30 10 -1',
    '   2: 0100007F:0050 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 123458 1 0000 100 0 0 10 0',
  ].join('\n')

  it('gives the inode of who listens on a port, not of who is connected', () => {
    expect(listenersIn(table, 5002)).toEqual(['123456'])
    expect(listenersIn(table, 80)).toEqual(['123458'])
    expect(listenersIn(table, 8080)).toEqual([])
  })
})
