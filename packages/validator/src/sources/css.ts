import { tokenize, tokenTypes as types } from 'css-tree/tokenizer'
import type { Range } from '../engine/rule.ts'

/**
 * The tokens of a style sheet, by the CSS syntax module. They are kept as numbers in two lists: a megabyte of brackets
 * would be a million objects.
 */
export interface Tokens {
  count: number
  types: Uint8Array
  /** Where each token begins, which is where the one before it ends; one more for the end of the last. */
  starts: Uint32Array
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
export const tokenTypes: Readonly<Record<TokenName, number>> = { ...types }

/** Reads a style sheet as tokens. */
export function tokenizeCss(text: string): Tokens {
  const types = new Uint8Array(text.length)
  const starts = new Uint32Array(text.length + 1)
  let count = 0
  tokenize(text, (type, start, end) => {
    types[count] = type
    starts[count] = start
    count += 1
    starts[count] = end
  })
  return { count, types, starts }
}

/** Where a token stands. */
export function tokenRange({ starts }: Tokens, index: number): Range {
  return [starts[index] ?? 0, starts[index + 1] ?? 0]
}

/** A token as it is written. */
export function tokenText(tokens: Tokens, index: number, text: string): string {
  return text.slice(...tokenRange(tokens, index))
}
