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
  string: String.raw`\$(?<tag>(?:[A-Za-z_]\w*)?)\$[^]*?(?:\$\k<tag>\$|$)|[eE]'(?:\\[^]|''|[^'\\])*(?:'|$)|'(?:''|[^'])*(?:'|$)`,
  name: String.raw`"(?:""|[^"])*(?:"|$)|` + '`(?:``|[^`])*(?:`|$)',
  placeholder: String.raw`\$\d+|\?`,
  word: String.raw`[\p{L}_][\p{L}\p{N}_$]*`,
  number: String.raw`\d+(?:\.\d+)?(?:[eE][+-]?\d+)?`,
  operator: String.raw`(?:(?!--|/\*)[-+*/<>=~!@#%^&|:])+`,
  sign: String.raw`[^]`
} as const satisfies Record<SqlTokenKind, string>

const kinds = Object.keys(patterns) as SqlTokenKind[]
const token = new RegExp(kinds.map((kind) => `(?<${kind}>${patterns[kind]})`).join('|'), 'gu')

/** Splits a statement into its pieces, which together are the whole text. Quotes without an end go to the end. */
export function tokenizeSql(text: string): SqlToken[] {
  return [...text.matchAll(token)].map(({ 0: piece, index, groups = {} }) => ({
    kind: kinds.find((kind) => groups[kind] !== undefined) ?? 'sign',
    text: piece,
    at: index
  }))
}
