import { folderOf, join } from './path.ts'

/** Where a reference leads: a file of the project, an npm package, an outside address, or nowhere. */
export type Resolution =
  | { kind: 'file'; path: string }
  | { kind: 'package'; name: string }
  | { kind: 'outside' }
  | { kind: 'missing'; specifier: string }

const endings = [
  '',
  '.ts',
  '.tsx',
  '.js',
  '.jsx',
  '.css',
  '.json',
  '/index.ts',
  '/index.tsx',
  '/index.js',
  '/index.jsx'
]

/** The npm package of a bare specifier: `react-dom/client` is of `react-dom`. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

/**
 * Resolves a reference in a file. A leading slash means the project's root or, failing that, its `public` folder,
 * as bundlers serve it.
 */
export function resolve(
  paths: { has: (path: string) => boolean },
  from: string,
  specifier: string
): Resolution {
  if (/^([a-z][a-z+.-]*:|\/\/|#)/i.test(specifier))
    return specifier.startsWith('node:') ? { kind: 'package', name: specifier } : { kind: 'outside' }
  const rooted = specifier.startsWith('/')
  const styled = /\.(css|html)$/.test(from)
  if (!rooted && !specifier.startsWith('.') && !styled) return { kind: 'package', name: packageOf(specifier) }
  const candidates = rooted ? [specifier.slice(1), `public${specifier}`] : [join(folderOf(from), specifier)]
  for (const base of candidates) {
    const hit =
      base === undefined ? undefined : endings.map((ending) => base + ending).find((path) => paths.has(path))
    if (hit !== undefined) return { kind: 'file', path: hit }
  }
  return { kind: 'missing', specifier }
}
