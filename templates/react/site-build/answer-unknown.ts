import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Connect } from 'vite'

/** Answers what nothing else has answered with the page for that, and says so in the status. */
export function answerUnknown(folder: string): Connect.NextHandleFunction {
  return (_, response, next) => {
    readFile(join(folder, '404.html')).then((page) => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
      response.end(page)
    }, next)
  }
}
