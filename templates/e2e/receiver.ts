import { createServer, type Server } from 'node:http'

/**
 * Takes posted forms as a form service does, and shows at /inbox what it took, each with the origin of its page as `from`.
 * The subject `refuse me` is refused.
 */
export function serveReceiver(): Server {
  const inbox: Record<string, string>[] = []
  return createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const form = Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString()))
      response.setHeader('Access-Control-Allow-Origin', '*')
      response.setHeader('Content-Type', 'application/json')
      if (request.url === '/inbox') return response.end(JSON.stringify(inbox))
      if (form['subject'] === 'refuse me') {
        response.statusCode = 404
        return response.end(JSON.stringify({ error: 'Form not found' }))
      }
      inbox.push({ ...form, from: request.headers.origin ?? '' })
      if (String(request.headers.accept).includes('json')) return response.end(JSON.stringify({ ok: true }))
      response.setHeader('Content-Type', 'text/html')
      return response.end('<h1>Thanks</h1>')
    })
  })
}
