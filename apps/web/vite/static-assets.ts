import { createReadStream, readFileSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2'
}

/** The files of a folder by their path in it, sorted; none where the folder does not exist. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/** Serves what the product's build collected (template, preview, bundle sizes, fonts) beside the app's files. */
export function staticAssets(folder: string): Plugin {
  return {
    name: 'sitewright:static-assets',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = join(
          folder,
          decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
        )
        if (!path.startsWith(folder + sep) || !statSync(path, { throwIfNoEntry: false })?.isFile())
          return next()
        response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream')
        createReadStream(path).pipe(response)
      })
    },
    async generateBundle() {
      for (const fileName of await filesIn(folder)) {
        this.emitFile({ type: 'asset', fileName, source: readFileSync(join(folder, fileName)) })
      }
    }
  }
}
