import { folderOf, join } from '@sitewright/project'
import type { Finding, ProjectRule, Range } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'

/** References in a style sheet or page: kind of statement, address. */
interface Reference {
  address: string
  range: Range
  /** Without it the build fails. */
  critical: boolean
}

const comments = /\/\*[\s\S]*?\*\//g
const imports = /@import\s+(?:url\(\s*)?['"]?([^'"()\s;]+)/g
const urls = /(?<!@import\s{1,9})\burl\(\s*['"]?([^'"()\s]+)['"]?\s*\)/g
const scripts = /<script\b[^>]*?\ssrc\s*=\s*(["'])(.*?)\1/gi

const blank = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (match) => ' '.repeat(match.length))

function matches(text: string, pattern: RegExp, group: number, critical: boolean): Reference[] {
  return [...text.matchAll(pattern)].map((match) => {
    const address = match[group] ?? ''
    const start = match.index + match[0].lastIndexOf(address)
    return { address, range: [start, start + address.length], critical }
  })
}

function referencesIn(path: string, text: string): Reference[] {
  if (path.endsWith('.css')) {
    const code = blank(text, comments)
    return [...matches(code, imports, 1, true), ...matches(code, urls, 1, false)]
  }
  return path.endsWith('.html') ? matches(blank(text, /<!--[\s\S]*?-->/g), scripts, 2, true) : []
}

/** Only addresses that surely mean a file of the project. */
function pathOf(from: string, { address }: Reference): string | undefined {
  const plain = address.replace(/[?#].*$/s, '')
  if (from.endsWith('.html')) return /^\/(?!\/)/.test(plain) ? plain.slice(1) : undefined
  return /^\.{1,2}\//.test(plain) ? join(folderOf(from), plain) : undefined
}

/** Style sheets and entry scripts that style sheets and pages ask for and the project does not have. */
export const styleReference: ProjectRule = {
  id: 'reference/missing',
  type: 'import',
  severity: 'error',
  phase: 'module',
  scope: 'project',
  check: ({ project, text, profile }) =>
    [...project.keys()]
      .filter((path) => /\.(css|html)$/.test(path))
      .flatMap((file) =>
        referencesIn(file, text(file) ?? '').flatMap((reference): Finding[] => {
          const path = pathOf(file, reference)
          if (path === undefined || project.has(path) || project.has(`${profile.publicFolder}/${path}`))
            return []
          const { address, range, critical } = reference
          const message = critical ? messages.missingImport(address) : messages.missingAsset(address)
          return [{ file, message, range, severity: critical ? 'error' : 'warning' }]
        })
      )
}
