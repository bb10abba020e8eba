import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'

/** Where `npm run build` puts the site; npm runs the tests in the folder of the project. */
export const dist = resolve('dist')
if (!existsSync(join(dist, 'index.html')))
  throw new Error('There is no built site yet. Run "npm run build" first.')

/** The folder of the host that the site was built for, as `/shop`; empty where it has the host for itself. */
export const base =
  /<link[^>]+href="([^"]*)\/favicon\.ico"/.exec(readFileSync(join(dist, 'index.html'), 'utf8'))?.[1] ?? ''

/** What lies in these is served as it is. */
const publicFolders = ['public', 'static']

/** Every built file, by its path in dist. */
export function builtFiles(): string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dist.length + 1)
        .split(sep)
        .join('/')
    )
}

export function readBuilt(path: string): string {
  return readFileSync(join(dist, path), 'utf8')
}

/** The pages with their HTML; a file that is served as it is is no page of the site. */
export function builtPages(): { path: string; html: string }[] {
  return builtFiles()
    .filter((path) => path.endsWith('.html') && !publicFolders.some((each) => existsSync(join(each, path))))
    .map((path) => ({ path, html: readBuilt(path) }))
}

/** The built file that a host answers an address with, if there is one. */
export function fileFor(address: string): string | undefined {
  if (!address.startsWith(`${base}/`)) return undefined
  const path = decodeURIComponent(address.replace(/[?#].*$/, '')).slice(base.length + 1)
  const candidates = path === '' ? ['index.html'] : [path, `${path}.html`, `${path}/index.html`]
  return candidates.find((candidate) => extname(candidate) !== '' && existsSync(join(dist, candidate)))
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2'
}

/** Serves the built site as a host would. */
export async function serve(): Promise<{ origin: string; server: Server }> {
  const server = createServer((request, response) => {
    const path = fileFor(request.url ?? '/')
    response.writeHead(path === undefined ? 404 : 200, {
      'content-type': types[extname(path ?? '.html')] ?? 'application/octet-stream'
    })
    response.end(readFileSync(join(dist, path ?? '404.html')))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return { origin: `http://127.0.0.1:${address.port}`, server }
}
