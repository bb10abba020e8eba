import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Connect } from 'vite'

/** Middleware: serves the 404 page, with status 404, for URLs that nothing else serves; redirects trailing slashes. */
export function serveNotFound(folder: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    const bare = pathname.replace(/\/+$/, '')
    if (bare !== pathname && existsSync(join(folder, `${decodeURIComponent(bare)}.html`))) {
      response.writeHead(308, { location: bare + search }).end()
      return
    }
    // Vite has named the file of a page by now (`/booking.html`), and sends it after this.
    if (existsSync(join(folder, decodeURIComponent(pathname)))) return next()
    response.statusCode = 404
    response.setHeader('content-type', 'text/html; charset=utf-8')
    createReadStream(join(folder, '404.html')).on('error', next).pipe(response)
  }
}
