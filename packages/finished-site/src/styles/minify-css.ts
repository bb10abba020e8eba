// oxlint-disable-next-line typescript/triple-slash-reference -- packages that compile this source need the types
/// <reference path="./css-tree-tokenizer.d.ts" />
import { tokenize, tokenTypes } from 'css-tree/tokenizer'

/** No white space is needed on either side of these. */
const tight = new Set(['{', '}', ';', ','])

/** Removes comments and the white space that means nothing. What is left is written as it was. */
export function minifyCss(css: string): string {
  const pieces: string[] = []
  let gap = false
  tokenize(css, (type, start, end) => {
    if (type === tokenTypes.WhiteSpace || type === tokenTypes.Comment) {
      gap = true
      return
    }
    const text = css.slice(start, end)
    const before = pieces.at(-1) ?? '{'
    if (text === '}' && before === ';') pieces.pop()
    // A colon before white space is that of a declaration: in a selector, a name follows it.
    else if (gap && !tight.has(before) && before !== ':' && !tight.has(text)) pieces.push(' ')
    pieces.push(text)
    gap = false
  })
  return pieces.join('')
}
