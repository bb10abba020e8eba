import { tokenize, tokenTypes } from 'css-tree/tokenizer'

/** A token of a style sheet, by the CSS syntax module. */
export interface Token {
  type: number
  start: number
  end: number
}

type TokenName =
  | 'Ident'
  | 'AtKeyword'
  | 'Function'
  | 'String'
  | 'Url'
  | 'BadString'
  | 'BadUrl'
  | 'WhiteSpace'
  | 'Comment'
  | 'Colon'
  | 'Semicolon'
  | 'Comma'
  | 'Delim'
  | 'LeftParenthesis'
  | 'RightParenthesis'
  | 'LeftSquareBracket'
  | 'RightSquareBracket'
  | 'LeftCurlyBracket'
  | 'RightCurlyBracket'

/** The numbers of the token types, by name. */
export const css: Readonly<Record<TokenName, number>> = tokenTypes

export function tokenizeCss(text: string): Token[] {
  const tokens: Token[] = []
  tokenize(text, (type, start, end) => tokens.push({ type, start, end }))
  return tokens
}
