import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The product at another address, whose next version can be put online while a test runs. */
export interface Release {
  origin: string
  /** From now on the service worker has other bytes, as after a deployment. */
  putNewVersionOnline: () => void
  close: () => Promise<void>
}

/** Passes everything on to the running product. */
export async function startReleaseProxy(product: string): Promise<Release> {
  let note = ''
  const server = createServer((request, answer) => {
    const pass = async (): Promise<void> => {
      const response = await fetch(new URL(request.url ?? '/', product))
      const body = Buffer.from(await response.arrayBuffer())
      for (const [name, value] of response.headers) {
        if (!/^(content-encoding|content-length|transfer-encoding|connection)$/.test(name))
          answer.setHeader(name, value)
      }
      answer.writeHead(response.status)
      answer.end(request.url === '/sw.js' ? `${body.toString()}${note}` : body)
    }
    pass().catch(() => answer.destroy())
  })
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    putNewVersionOnline: () => {
      note = '\n// a newer version'
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      })
  }
}
