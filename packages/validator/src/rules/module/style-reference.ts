import { dirname, join, textCache } from '@sitewright/project'
import type { Context } from '../../engine/context.ts'
import type { Finding, ProjectRule, Range } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'
import { css, tokenizeCss, type Token } from '../../sources/css.ts'
import { parseElements } from '../../sources/html.ts'

/** A reference in a stylesheet or page. */
interface Reference {
  address: string
  range: Range
  /** Without it the build fails. */
  critical: boolean
}

const isSpace = ({ type }: Token): boolean => type === css.WhiteSpace || type === css.Comment

/** An address as it is written in a token: a string, or `url(...)` without quotes. */
function addressIn(token: Token, text: string): { address: string; range: Range } | undefined {
  const written = text.slice(token.start, token.end)
  const closed = written.endsWith(')') ? written.slice(4, -1) : written.slice(4)
  const inner = token.type === css.String ? written.slice(1, -1) : closed.trim()
  if (inner === '') return undefined
  const start = token.start + written.indexOf(inner)
  return { address: inner, range: [start, start + inner.length] }
}

function inStyles(text: string): Reference[] {
  const tokens = tokenizeCss(text).filter((token) => !isSpace(token))
  return tokens.flatMap((token, index): Reference[] => {
    const before = tokens[index - 1]
    const isUrl = before?.type === css.Function && /^url\($/i.test(text.slice(before.start, before.end))
    const keyword = isUrl ? tokens[index - 2] : before
    const imported =
      keyword?.type === css.AtKeyword && /^@import$/i.test(text.slice(keyword.start, keyword.end))
    if (token.type !== css.Url && !(token.type === css.String && (isUrl || imported))) return []
    const found = addressIn(token, text)
    return found ? [{ ...found, critical: imported }] : []
  })
}

function inPage(text: string): Reference[] {
  return parseElements(text).flatMap(({ name, attributes, range }) => {
    const address = name === 'script' ? attributes['src'] : undefined
    if (!address) return []
    const start = Math.max(range[0], text.indexOf(address, range[0]))
    return [{ address, range: [start, start + address.length] as const, critical: true }]
  })
}

const known = textCache<readonly Reference[]>(2_000_000)

/** What a file refers to, found once for each text. */
function referencesIn(file: string, text: string): readonly Reference[] {
  if (file.endsWith('.css')) return known.get('css', text, () => inStyles(text))
  return file.endsWith('.html') ? known.get('html', text, () => inPage(text)) : []
}

/** Only addresses that surely mean a file of the project. */
function findPath(from: string, { address }: Reference): string | undefined {
  const plain = address.replace(/[?#].*$/s, '')
  if (from.endsWith('.html')) return /^\/(?!\/)/.test(plain) ? plain.slice(1) : undefined
  return /^\.{1,2}\//.test(plain) ? join(dirname(from), plain) : undefined
}

function missingIn({ project, profile }: Context, file: string, references: readonly Reference[]): Finding[] {
  return references.flatMap((reference): Finding[] => {
    const path = findPath(file, reference)
    if (path === undefined || project.has(path) || project.has(`${profile.publicFolder}/${path}`)) return []
    const { address, range, critical } = reference
    const message = critical ? messages.missingImport(address) : messages.missingAsset(address)
    return [{ file, message, range, severity: critical ? 'error' : 'warning' }]
  })
}

/** Style sheets and entry scripts that style sheets and pages ask for and the project does not have. */
export const styleReference: ProjectRule = {
  id: 'reference/missing',
  type: 'import',
  severity: 'error',
  phase: 'module',
  scope: 'project',
  check: (context) =>
    [...context.project.keys()].flatMap((file) =>
      missingIn(context, file, referencesIn(file, context.text(file) ?? ''))
    )
}
