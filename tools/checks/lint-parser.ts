// A parser for the linter plugins of frameworks: scripts with types as the syntax tree that ESLint's rules read.
import { parse as parseScript } from '@babel/parser'

interface Place {
  start: number
  end: number
  loc: unknown
}

interface Token extends Place {
  type: string | { label: string; keyword?: string }
  value?: unknown
}

/** Reads a script with types. */
export const lintParser = {
  parse(text: string): object {
    const { program, comments, tokens } = parseScript(text, {
      sourceType: 'module',
      plugins: ['estree', 'typescript', 'decorators-legacy'],
      ranges: true,
      tokens: true
    })
    const withRange = ({ start, end, loc }: Place) => ({ range: [start, end], loc })
    return {
      ...program,
      comments: (comments ?? []).map((each) => ({
        type: each.type === 'CommentLine' ? 'Line' : 'Block',
        value: each.value,
        ...withRange(each as Place)
      })),
      tokens: ((tokens ?? []) as Token[])
        .filter(({ type }) => typeof type === 'object')
        .map((each) => ({
          type: 'Punctuator',
          value: text.slice(each.start, each.end),
          ...withRange(each)
        }))
    }
  }
}
