import type { FileRule, LocalFinding, Range } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'
import { tokenTypes, tokenRange, type Tokens } from '../../sources/css.ts'

// A constant of this module: a test runner puts a getter before what is imported, and each token asks for it.
const css = tokenTypes

function blocks(tokens: Tokens): LocalFinding[] {
  const open: number[] = []
  const stray: number[] = []
  for (let index = 0; index < tokens.count; index += 1) {
    const type = tokens.types[index]
    if (type === css.LeftCurlyBracket) open.push(index)
    else if (type === css.RightCurlyBracket && open.pop() === undefined) stray.push(index)
  }
  return [
    ...open.map((index) => ({ message: messages.cssBlockOpen, range: tokenRange(tokens, index) })),
    ...stray.map((index) => ({ message: messages.cssBlockClose, range: tokenRange(tokens, index) }))
  ]
}

function isOpenComment([start, end]: Range, text: string): boolean {
  return !text.endsWith('*/', end) || end - start < 4
}

function unfinished(tokens: Tokens, text: string): LocalFinding[] {
  const found: LocalFinding[] = []
  for (let index = 0; index < tokens.count; index += 1) {
    const type = tokens.types[index]
    if (type === css.BadString || type === css.BadUrl)
      found.push({ message: messages.cssString, range: tokenRange(tokens, index) })
    else if (type === css.Comment && isOpenComment(tokenRange(tokens, index), text))
      found.push({ message: messages.cssComment, range: tokenRange(tokens, index) })
  }
  return found
}

/** Blocks, strings and comments of a style sheet that do not end. Build tools disagree on them, browsers drop what follows. */
export const cssBalance: FileRule = {
  id: 'css/balance',
  type: 'syntax',
  severity: 'error',
  phase: 'syntax',
  scope: 'file',
  languages: ['css'],
  check: (source) => [...unfinished(source.tokens(), source.text), ...blocks(source.tokens())]
}
