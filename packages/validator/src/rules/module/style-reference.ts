import { dirname, join, textCache } from '@sitewright/project'
import type { Context } from '../../engine/context.ts'
import type { Finding, ProjectRule, Range } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'
import { tokenTypes, tokenizeCss, tokenRange, tokenText, type Tokens } from '../../sources/css.ts'
import { parseElements } from '../../sources/html.ts'

/** A reference in a stylesheet or page. */
interface Reference {
  address: string
  range: Range
  /** Without it the build fails. */
  critical: boolean
}

// A constant of this module: a test runner puts a getter before what is imported, and each token asks for it.
const css = tokenTypes

const isSpace = (type: number | undefined): boolean => type === css.WhiteSpace || type === css.Comment

/** An address as it is written in a token: a string, or `url(...)` without quotes. */
function addressIn(tokens: Tokens, index: number, text: string): Omit<Reference, 'critical'> | undefined {
  const written = tokenText(tokens, index, text)
  const closed = written.endsWith(')') ? written.slice(4, -1) : written.slice(4)
  const inner = tokens.types[index] === css.String ? written.slice(1, -1) : closed.trim()
  if (inner === '') return undefined
  const start = tokenRange(tokens, index)[0] + written.indexOf(inner)
  return { address: inner, range: [start, start + inner.length] }
}

function inStyles(text: string): Reference[] {
  const tokens = tokenizeCss(text)
  const { count, types } = tokens
  const says = (index: number, type: number, words: RegExp): boolean =>
    types[index] === type && words.test(tokenText(tokens, index, text))
  const found: Reference[] = []
  // The two tokens before, spaces and comments aside.
  let [before, earlier] = [-1, -1]
  for (let index = 0; index < count; index += 1) {
    const type = types[index]
    if (isSpace(type)) continue
    if (type === css.Url || type === css.String) {
      const isUrl = says(before, css.Function, /^url\($/i)
      const critical = says(isUrl ? earlier : before, css.AtKeyword, /^@import$/i)
      const address = type === css.Url || isUrl || critical ? addressIn(tokens, index, text) : undefined
      if (address) found.push({ ...address, critical })
    }
    earlier = before
    before = index
  }
  return found
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
