import type { FileRule, LocalFinding, Range } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'
import { css, type Token } from '../../sources/css.ts'

function blocks(tokens: readonly Token[]): LocalFinding[] {
  const open: Token[] = []
  const stray: Token[] = []
  for (const token of tokens) {
    if (token.type === css.LeftCurlyBracket) open.push(token)
    if (token.type === css.RightCurlyBracket && open.pop() === undefined) stray.push(token)
  }
  const at = (token: Token): Range => [token.start, token.end]
  return [
    ...open.map((token) => ({ message: messages.cssBlockOpen, range: at(token) })),
    ...stray.map((token) => ({ message: messages.cssBlockClose, range: at(token) }))
  ]
}

function unfinished(tokens: readonly Token[], text: string): LocalFinding[] {
  return tokens.flatMap((token): LocalFinding[] => {
    const range = [token.start, token.end] as const
    if (token.type === css.BadString || token.type === css.BadUrl)
      return [{ message: messages.cssString, range }]
    const open =
      token.type === css.Comment && (!text.endsWith('*/', token.end) || token.end - token.start < 4)
    return open ? [{ message: messages.cssComment, range }] : []
  })
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
