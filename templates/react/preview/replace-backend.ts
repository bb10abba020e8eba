import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Takes a module in place of `src/app/backend.ts`, the backend that a project has chosen. */
export function replaceBackend(module: URL): Plugin {
  let isReplaced = false
  return {
    name: 'replace-backend',
    enforce: 'pre',
    resolveId(id) {
      if (!/^\.{1,2}\/(?:app\/)?backend\.ts$/.test(id)) return undefined
      isReplaced = true
      return fileURLToPath(module)
    },
    buildEnd() {
      if (!isReplaced)
        this.error('Nothing imports src/app/backend.ts any more: replace what stands in its place.')
    }
  }
}
