import { createServer, type AddressInfo } from 'node:net'

/** Finds a port of this machine that nobody listens on. */
export function freePort(): Promise<number> {
  const probe = createServer()
  return new Promise((found, failed) => {
    probe.once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => found(port))
    })
  })
}
