/** A token of a statement. Names may be quoted; words are what MySQL may know as its own. */
export interface Token {
  kind: 'word' | 'name' | 'text' | 'number' | 'sign' | 'variable' | 'comment'
  /** The token in capitals if it is a word, else as it stands. */
  value: string
  /** Whether something stood between this token and the one before. */
  isApart: boolean
  /** Where it stands in the text, and where it ends. */
  at: number
  end: number
  /** Parameters that stand before it. */
  skipped: number
}

/** Shapes of tokens, in the order in which they are tried. A comment that is no more than one matches nothing else. */
const shapes: readonly (readonly [Token['kind'] | 'space', RegExp])[] = [
  ['space', /[ \t\r\n\f\v]+/y],
  ['space', /#[^\n]*/y],
  ['space', /--(?=[ \t\r\n\f\v]|$)[^\n]*/y],
  // The server carries out what stands in the first two, and obeys the third.
  ['comment', /\/\*(?:!|M!|\+)/iy],
  ['space', /\/\*[\s\S]*?\*\//y],
  ['text', /'(?:[^'\\]|\\[\s\S]|'')*'/y],
  ['text', /"(?:[^"\\]|\\[\s\S]|"")*"/y],
  ['name', /`(?:[^`]|``)+`/y],
  ['variable', /@@?(?:`[^`]*`|[\w.$]+)/y],
  ['number', /0x[\da-f]+(?![\w$])|\d+(?:\.\d*)?(?:e[+-]?\d+)?(?![\w$])|\.\d+(?:e[+-]?\d+)?(?![\w$])/iy],
  ['word', /[\w$\u0080-\uffff]+/y],
  ['sign', /:=|->>|->|<=>|<<|>>|<>|[<>!]=|\|\||&&|\/(?!\*)|[-+*%^&|~!=<>(),.;?:{}]/y]
]

/** Splits a statement as a server with our `sql_mode` does; undefined where it is none. */
export function toTokens(text: string): Token[] | undefined {
  const tokens: Token[] = []
  let isApart = true
  let skipped = 0
  for (let at = 0; at < text.length;) {
    const found = match(text, at)
    if (found === undefined) return undefined
    const end = at + found.value.length
    if (found.kind !== 'space') {
      const value = found.kind === 'word' ? found.value.toUpperCase() : found.value
      tokens.push({ kind: found.kind, value, isApart, at, end, skipped })
      if (value === '?') skipped += 1
    }
    at = end
    isApart = found.kind === 'space'
  }
  return tokens
}

function match(text: string, at: number): { kind: Token['kind'] | 'space'; value: string } | undefined {
  for (const [kind, shape] of shapes) {
    shape.lastIndex = at
    const [value] = shape.exec(text) ?? []
    if (value !== undefined) return { kind, value }
  }
  return undefined
}
