import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { Connect } from 'vite'

/** Answers what nothing else has answered with the page for that, and says so in the status. */
export function answerUnknown(folder: string): Connect.NextHandleFunction {
  return (_, response, next) => {
    response.statusCode = 404
    response.setHeader('content-type', 'text/html; charset=utf-8')
    createReadStream(join(folder, '404.html')).on('error', next).pipe(response)
  }
}
