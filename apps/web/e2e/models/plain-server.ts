import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { serve, type ServerType } from '@hono/node-server'
import { Hono } from 'hono'
import type { Env } from '@sitewright/kernel/request'
import { securityHeaders } from '@sitewright/kernel/http'
import { staticFiles } from '../../../server/src/http/static-files.ts'

const built = (path: string): string => fileURLToPath(new URL(`../../../../build/${path}`, import.meta.url))

/** The built web app on a host that has no backend: files and headers, and nothing that answers a call. */
export async function startPlainServer(): Promise<{ origin: string; close: () => void }> {
  const app = new Hono<Env>()
  app.use(
    securityHeaders({
      scriptHashes: ['preview/react.js', 'web/boot.js'].map(
        (path) =>
          `sha256-${createHash('sha256')
            .update(readFileSync(built(path)))
            .digest('base64')}`
      ),
      providerOrigins: [],
      publicUrl: 'http://localhost'
    })
  )
  app.all('/health', (c) => c.notFound())
  app.use(staticFiles(built('web')))
  const server = await new Promise<ServerType>((ready) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: 'localhost' }, () => ready(started))
  })
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => void server.close()
  }
}
