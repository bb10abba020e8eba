// oxlint-disable-next-line typescript/triple-slash-reference -- packages that compile this source need the types
/// <reference path="./css-tree.d.ts" />
import { tokenize, tokenNames } from 'css-tree/tokenizer'
import { ident, string, url } from 'css-tree/utils'

/** A CSS token. `value` is what it means, escapes resolved: `\69mport` means `import`. */
export interface CssToken {
  readonly type: string
  readonly text: string
  readonly value: string
  readonly start: number
}

function valueOf(type: string, text: string): string {
  if (type === 'string-token') return string.decode(text)
  if (type === 'url-token') return url.decode(text)
  if (type === 'at-keyword-token') return ident.decode(text.slice(1))
  if (type === 'function-token') return ident.decode(text.slice(0, -1))
  return type === 'ident-token' || type === 'hash-token' ? ident.decode(text) : text
}

/** Tokenizes CSS as the standard says, comments and white space included. */
export function tokenizeCss(css: string): CssToken[] {
  const tokens: CssToken[] = []
  tokenize(css, (number, start, end) => {
    const type = tokenNames[number] ?? ''
    const text = css.slice(start, end)
    tokens.push({ type, text, value: valueOf(type, text), start })
  })
  return tokens
}

/** True for white space and comments. */
export function isIgnorable({ type }: CssToken): boolean {
  return type === 'whitespace-token' || type === 'comment-token'
}
