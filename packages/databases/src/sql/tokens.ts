/** What a piece of a statement is. */
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

/** A piece of a statement, with where it begins. */
export interface SqlToken {
  kind: SqlTokenKind
  text: string
  at: number
}

const patterns = {
  space: String.raw`\s+`,
  comment: String.raw`--[^\n]*|/\*[^]*?(?:\*/|$)`,
  string: String.raw`\$((?:[A-Za-z_]\w*)?)\$[^]*?(?:\$\4\$|$)|[eE]'(?:\\[^]|''|[^'\\])*(?:'|$)|'(?:''|[^'])*(?:'|$)`,
  name: String.raw`"(?:""|[^"])*(?:"|$)|` + '`(?:``|[^`])*(?:`|$)',
  placeholder: String.raw`\$\d+|\?`,
  word: String.raw`[\p{L}_][\p{L}\p{N}_$]*`,
  number: String.raw`\d+(?:\.\d+)?(?:[eE][+-]?\d+)?`,
  operator: String.raw`(?:(?!--|/\*)[-+*/<>=~!@#%^&|:])+`,
  sign: String.raw`[^]`
} as const satisfies Record<SqlTokenKind, string>

/** MySQL and JSON have backslashes inside of their quotes. */
const patternsWithBackslashes = {
  ...patterns,
  string: String.raw`\$((?:[A-Za-z_]\w*)?)\$[^]*?(?:\$\4\$|$)|'(?:\\[^]|''|[^'\\])*(?:'|$)`,
  name: String.raw`"(?:\\[^]|""|[^"\\])*(?:"|$)|` + '`(?:``|[^`])*(?:`|$)'
}

const kinds = Object.keys(patterns) as SqlTokenKind[]
const toPattern = (pieces: Record<SqlTokenKind, string>): RegExp =>
  new RegExp(kinds.map((kind) => `(${pieces[kind]})`).join('|'), 'yu')
const token = toPattern(patterns)
const tokenWithBackslashes = toPattern(patternsWithBackslashes)
/** The groups of the kinds; the tag of a text is one of its own behind that of texts. */
const groups = kinds.map((_, index) => index + 1 + (index > kinds.indexOf('string') ? 1 : 0))

/** Splits a statement into its pieces, which together are the whole text. Quotes without an end go to the end. */
export function tokenizeSql(text: string, hasBackslashes = false): SqlToken[] {
  const pattern = hasBackslashes ? tokenWithBackslashes : token
  const tokens: SqlToken[] = []
  pattern.lastIndex = 0
  for (let at = 0; at < text.length; at = pattern.lastIndex) {
    const found = pattern.exec(text)
    if (found === null) break
    const [piece] = found
    const kind = kinds[groups.findIndex((group) => found[group] !== undefined)] ?? 'sign'
    tokens.push({ kind, text: piece, at })
  }
  return tokens
}
