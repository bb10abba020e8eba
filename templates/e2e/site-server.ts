import { once } from 'node:events'
import { createReadStream, readdirSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { createGzip, gzipSync } from 'node:zlib'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8'
}

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() ?? false
}

/** The decoded path of a request in the folder of the site; undefined where it cannot be read, as with a lone percent sign. */
function pathOf(target: string, base: string): string | undefined {
  try {
    const path = decodeURIComponent(new URL(target, 'http://localhost').pathname)
    return path.startsWith(`${base}/`) ? path.slice(base.length) : '/outside/of/the/site'
  } catch {
    return undefined
  }
}

/** The file for an address, as the hosts of a generated project find it: itself, `.html` added, or none. */
async function fileFor(folder: string, address: string): Promise<string | undefined> {
  const path = join(folder, normalize(address))
  if (!path.startsWith(folder)) return undefined
  for (const candidate of address === '/' ? [join(folder, 'index.html')] : [path, `${path}.html`]) {
    if (await isFile(candidate)) return candidate
  }
  return undefined
}

/**
 * Serves a built site the way its hosts do: clean addresses, compressed, hashed files for ever, the 404 page with
 * status 404, and 400 where an address cannot be read. `base` is the folder of the host that the site stands in.
 */
export function serveSite(folder: () => string, base = ''): Server {
  return createServer((request, response) => {
    void (async () => {
      const pathname = pathOf(request.url ?? '/', base)
      if (pathname === undefined) {
        response.statusCode = 400
        return response.end()
      }
      const found = await fileFor(folder(), pathname)
      const path = found ?? join(folder(), '404.html')
      const type = types[extname(path)] ?? 'application/octet-stream'
      response.statusCode = found === undefined ? 404 : 200
      response.setHeader('Content-Type', type)
      response.setHeader(
        'Cache-Control',
        pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
      )
      response.setHeader('X-Content-Type-Options', 'nosniff')
      if (!(await isFile(path))) return response.end()
      const packable =
        /text|javascript|json|svg|xml/.test(type) &&
        /\bgzip\b/.test(String(request.headers['accept-encoding']))
      if (packable) response.setHeader('Content-Encoding', 'gzip')
      if (packable && extname(path) === '.html') return response.end(gzipSync(await readFile(path)))
      // A test may end, and take its site away, while a page still fetches.
      const content = createReadStream(path).on('error', () => response.destroy())
      if (!packable) return content.pipe(response)
      return content.pipe(createGzip()).pipe(response)
    })()
  })
}

/** A server of a built site on a free port. */
export interface FolderServer {
  origin: string
  close: () => void
}

/** Serves the built site in a folder on a free port. */
export async function serveFolder(folder: string): Promise<FolderServer> {
  const server = serveSite(() => folder).listen(0, 'localhost')
  await once(server, 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    }
  }
}

/** The paths of all pages in the folder of a built site, sorted. */
export function pagePathsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => file.replace(/(^index)?\.html$/, ''))
    .map((path) => `/${path.split('/').map(encodeURIComponent).join('/')}`)
    .sort()
}
