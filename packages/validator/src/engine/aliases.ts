import { findText, readSubpathAliases, type Alias, type Project } from '@sitewright/project'
import { parse } from 'jsonc-parser'

interface CompilerOptions {
  baseUrl?: unknown
  paths?: unknown
}

const clean = (path: string): string =>
  path
    .replace(/^\.\//, '')
    .replace(/\/?\*$/, '')
    .replace(/\/$/, '')

function parseConfig(text: string): Alias[] {
  const options = (parse(text) as { compilerOptions?: CompilerOptions } | undefined)?.compilerOptions
  if (typeof options !== 'object' || options === null) return []
  const base = typeof options.baseUrl === 'string' ? clean(options.baseUrl).replace(/^\.$/, '') : undefined
  const rooted: Alias[] = base === undefined ? [] : [{ prefix: '', open: true, targets: [base] }]
  if (typeof options.paths !== 'object' || options.paths === null) return rooted
  const mapped = Object.entries(options.paths as Record<string, unknown>).map(([pattern, targets]) => ({
    prefix: pattern.replace(/\*$/, ''),
    open: pattern.endsWith('*'),
    targets: (Array.isArray(targets) ? targets : []).map((target) =>
      [base, clean(String(target))].filter(Boolean).join('/')
    )
  }))
  return [...mapped, ...rooted]
}

/** Reads the path aliases of a project's compiler settings and package.json; longer prefixes first. */
export function readAliases(project: Project): Alias[] {
  const configs = ['tsconfig.json', 'tsconfig.app.json', 'tsconfig.base.json', 'jsconfig.json']
  const all = configs.flatMap((path) => parseConfig(findText(project, path) ?? '{}'))
  return [...all, ...readSubpathAliases(project), ...kitAliases(project)].sort(
    (a, b) => b.prefix.length - a.prefix.length
  )
}

/** SvelteKit maps `$lib` by itself, unless its settings name another folder. */
function kitAliases(project: Project): Alias[] {
  const settings = ['svelte.config.js', 'svelte.config.ts'].map((path) => findText(project, path)).join('')
  if (!(findText(project, 'package.json') ?? '').includes('"@sveltejs/kit"')) return []
  if (/\blib\s*:/.test(settings)) return []
  return [
    { prefix: '$lib/', open: true, targets: ['src/lib'] },
    { prefix: '$lib', open: false, targets: ['src/lib/index'] }
  ]
}
