import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { Readable } from 'node:stream'
import { isAppPage } from '@sitewright/api/app-pages'
import type { Context, MiddlewareHandler } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { acceptedEncoding, type ContentEncoding } from './accepted-encoding.ts'

const endings = { br: '.br', gzip: '.gz' } as const satisfies Record<ContentEncoding, string>

/** Files with a content hash in their name are immutable; the rest is revalidated. */
function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}

async function findFileSize(file: string): Promise<number | undefined> {
  const found = await stat(file).catch(() => undefined)
  return found?.isFile() ? found.size : undefined
}

/**
 * Static files of a folder, precompressed where the build made them, and the app's page for every other page path, so
 * that deep links open. A path with a file extension that does not exist stays 404.
 */
export function staticFiles(folder: string): MiddlewareHandler {
  return async function serveFile(c, next) {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    const path = decodePath(c.req.path)
    if (path === undefined) return next()
    if ((await findFileSize(join(folder, path))) !== undefined) return sendFile(c, folder, path)
    if (extname(path) !== '' || path.startsWith('/api/')) return next()
    // For an unknown path the app draws its own page, and the status says 404 (no soft 404).
    if (!isAppPage(path)) c.status(404)
    return sendFile(c, folder, await findPage(folder, path))
  }
}

/** The prerendered page of a path, else the app shell. */
async function findPage(folder: string, path: string): Promise<string> {
  const drawn = path === '/' ? '/index.html' : `${path.replace(/\/+$/, '')}.html`
  for (const page of [drawn, '/app.html']) {
    if ((await findFileSize(join(folder, page))) !== undefined) return page
  }
  return '/index.html'
}

function decodePath(path: string): string | undefined {
  try {
    const decoded = normalize(decodeURIComponent(path)).split(sep).join('/')
    return decoded.includes('\0') || decoded.split('/').includes('..') ? undefined : decoded
  } catch {
    return undefined
  }
}

async function sendFile(c: Context, folder: string, path: string): Promise<Response> {
  const encoding = acceptedEncoding(c)
  const plain = join(folder, path)
  const packed = encoding === undefined ? undefined : plain + endings[encoding]
  const packedSize = packed === undefined ? undefined : await findFileSize(packed)
  const [file, size] =
    packed !== undefined && packedSize !== undefined
      ? [packed, packedSize]
      : [plain, await findFileSize(plain)]
  if (size === undefined) return c.notFound()
  c.header('Content-Type', getMimeType(path) ?? 'application/octet-stream')
  c.header('Cache-Control', cacheControl(path))
  c.header('Vary', 'Accept-Encoding')
  c.header('Content-Length', String(size))
  if (file === packed && encoding !== undefined) c.header('Content-Encoding', encoding)
  if (c.req.method === 'HEAD') return c.body(null)
  if (size < 64 * 1024) return c.body(await readFile(file))
  return c.body(Readable.toWeb(createReadStream(file)) as ReadableStream)
}
