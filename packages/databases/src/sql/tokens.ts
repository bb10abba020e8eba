export type SqlTokenKind =
  | 'space'
  | 'comment'
  | 'string'
  | 'name'
  | 'placeholder'
  | 'word'
  | 'number'
  | 'operator'
  | 'sign'

/** A token with its offset in the statement. */
export interface SqlToken {
  kind: SqlTokenKind
  text: string
  at: number
}

/** How texts, names and comments are written. What is no SQL, such as JSON, has texts where SQL has names. */
export type SqlDialect = 'postgresql' | 'mysql' | 'sqlite' | 'json'

const blockComment = String.raw`/\*[^]*?(?:\*/|$)`
const dollarQuoted = String.raw`\$((?:[\p{L}_][\p{L}\p{N}_]*)?)\$[^]*?(?:\$\4\$|$)`
const plainText = String.raw`'(?:''|[^'])*(?:'|$)`
const escapedText = String.raw`'(?:\\[^]|''|[^'\\])*(?:'|$)`
const escapedTextInTwo = String.raw`"(?:\\[^]|""|[^"\\])*(?:"|$)`
const nameInTwo = String.raw`"(?:""|[^"])*(?:"|$)`
const nameInBackticks = '`(?:``|[^`])*(?:`|$)'

/** Begins a comment of MySQL. Before any other space of Unicode, the dashes are two minus signs. */
const dashComment = String.raw`--(?=[ \t\r\n\f\v]|$)`

const patterns = {
  space: String.raw`\s+`,
  comment: String.raw`--[^\n\r]*|${blockComment}`,
  string: String.raw`${dollarQuoted}|[eE]${escapedText}|${plainText}`,
  name: `${nameInTwo}|${nameInBackticks}`,
  placeholder: String.raw`\$\d+|\?`,
  word: String.raw`[\p{L}_][\p{L}\p{N}_$]*`,
  number: String.raw`0[xX][\da-fA-F]+|\d+(?:\.\d+)?(?:[eE][+-]?\d+)?`,
  operator: String.raw`(?:(?!--|/\*)[-+*/<>=~!@#%^&|:])+`,
  sign: String.raw`[^]`
} as const satisfies Record<SqlTokenKind, string>

/** A text has the tag of its dollars in a group of its own, which is nowhere else. */
const noTag = String.raw`(?!())`

const patternsByDialect: Readonly<Record<SqlDialect, Record<SqlTokenKind, string>>> = {
  postgresql: patterns,
  sqlite: { ...patterns, comment: String.raw`--[^\n]*|${blockComment}`, string: `${noTag}[^]|${plainText}` },
  mysql: {
    ...patterns,
    comment: String.raw`#[^\n]*|${dashComment}[^\n]*|${blockComment}`,
    string: `${noTag}[^]|${escapedText}|${escapedTextInTwo}`,
    name: nameInBackticks,
    operator: String.raw`(?:(?!${dashComment}|/\*)[-+*/<>=~!@%^&|:])+`
  },
  json: {
    ...patterns,
    string: `${dollarQuoted}|${escapedText}`,
    name: `${escapedTextInTwo}|${nameInBackticks}`
  }
}

const kinds = Object.keys(patterns) as SqlTokenKind[]
/** The groups of the kinds; the tag of a text is one of its own behind that of texts. */
const groups = kinds.map((_, index) => index + 1 + (index > kinds.indexOf('string') ? 1 : 0))
const tokens = Object.fromEntries(
  Object.entries(patternsByDialect).map(([dialect, pieces]) => [
    dialect,
    new RegExp(kinds.map((kind) => `(${pieces[kind]})`).join('|'), 'yu')
  ])
) as Record<SqlDialect, RegExp>

/** Splits any text into tokens, which together are the whole text. A quote without an end goes to the end. */
export function tokenizeSql(text: string, dialect: SqlDialect = 'postgresql'): SqlToken[] {
  const pattern = tokens[dialect]
  const found: SqlToken[] = []
  let at = 0
  while (at < text.length) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (match === null) break
    const kind = kinds[groups.findIndex((group) => match[group] !== undefined)] ?? 'sign'
    const isNested = dialect === 'postgresql' && kind === 'comment' && match[0].startsWith('/*')
    const piece = isNested ? text.slice(at, findCommentEnd(text, at)) : match[0]
    found.push({ kind, text: piece, at })
    at += piece.length
  }
  return found
}

const commentEdge = /\/\*|\*\//g

/** Where a comment ends that may hold others, as PostgreSQL has them. */
function findCommentEnd(text: string, from: number): number {
  commentEdge.lastIndex = from
  let depth = 0
  for (let edge = commentEdge.exec(text); edge !== null; edge = commentEdge.exec(text)) {
    depth += edge[0] === '/*' ? 1 : -1
    if (depth === 0) return commentEdge.lastIndex
  }
  return text.length
}
