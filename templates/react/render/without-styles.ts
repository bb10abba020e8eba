import type { Plugin } from 'vite'

const empty = '\0without-styles'

/** Leaves out style sheets: they are no part of what is drawn. */
export function withoutStyles(): Plugin {
  return {
    name: 'without-styles',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('.css') ? empty : undefined),
    load: (id) => (id === empty ? '' : undefined)
  }
}
