import { createReadStream, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join, sep } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml'
}

/** What is sent for an address. */
type Answer = { status: 200 | 404; file: string } | { status: 302 | 308; location: string }

/** A server of the built site, for a look at it on this machine. */
export function createSiteServer(folder: string, base: string): Server {
  return createServer((request, response) => {
    const answer = findAnswer(folder, base, request.url ?? '/')
    if ('location' in answer) {
      response.writeHead(answer.status, { location: answer.location }).end()
      return
    }
    const type = types[extname(answer.file)] ?? 'application/octet-stream'
    response.writeHead(answer.status, { 'content-type': type, 'cache-control': 'no-cache' })
    if (request.method === 'HEAD') response.end()
    else createReadStream(answer.file).pipe(response)
  })
}

/**
 * Finds what hosts send for an address: the page without the ending of its file, another file, or the 404 page. A slash
 * behind the address of a page leads to the page, and the address of the host to the folder that the site stands in.
 */
function findAnswer(folder: string, base: string, address: string): Answer {
  const notFound: Answer = { status: 404, file: join(folder, '404.html') }
  const url = URL.parse(`http://localhost${address}`)
  if (url === null) return notFound
  const { pathname, search } = url
  if (base !== '' && (pathname === '/' || pathname === base)) return { status: 302, location: `${base}/` }
  if (!pathname.startsWith(`${base}/`)) return notFound
  const path = decode(pathname.slice(base.length))
  const place = path === undefined ? undefined : join(folder, path)
  if (place === undefined || !place.startsWith(folder + sep)) return notFound
  if (place.endsWith(sep)) {
    if (isFile(join(place, 'index.html'))) return { status: 200, file: join(place, 'index.html') }
    const bare = pathname.replace(/\/+$/, '')
    return isFile(`${place.replace(/[/\\]+$/, '')}.html`)
      ? { status: 308, location: bare + search }
      : notFound
  }
  const file = [place, `${place}.html`].find(isFile)
  return file === undefined ? notFound : { status: 200, file }
}

/** The path of an address; undefined where it is escaped in a wrong way, or names no file. */
function decode(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname)
    return path.includes('\0') ? undefined : path
  } catch {
    return undefined
  }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true
}
