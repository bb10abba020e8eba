/** A token of a statement. A name is quoted; a word may be reserved. */
export interface Token {
  kind: 'word' | 'name' | 'text' | 'number' | 'sign' | 'variable' | 'comment'
  /** The token in capitals if it is a word, else as it stands. */
  value: string
  /** Whether spaces or comments stand before it. */
  isApart: boolean
  /** Where it stands in the text, and where it ends. */
  at: number
  end: number
  /** Parameters that stand before it. */
  skipped: number
}

/** Shapes of tokens, in the order in which they are tried. A comment that is no more than one matches nothing else. */
const shapes: readonly (readonly [Token['kind'] | 'space', RegExp])[] = [
  ['space', /[ \t\r\n\f\v]+/],
  ['space', /#[^\n]*/],
  ['space', /--(?=[ \t\r\n\f\v]|$)[^\n]*/],
  // The server executes the text of the first two (executable comments), and obeys the third (optimizer hints).
  ['comment', /\/\*(?:!|M!|\+)/],
  ['space', /\/\*[\s\S]*?\*\//],
  ['text', /'(?:[^'\\]|\\[\s\S]|'')*'/],
  ['text', /"(?:[^"\\]|\\[\s\S]|"")*"/],
  ['name', /`(?:[^`]|``)+`/],
  ['variable', /@@?(?:`[^`]*`|[\w.$]+)/],
  ['number', /0x[\da-f]+(?![\w$])|\d+(?:\.\d*)?(?:e[+-]?\d+)?(?![\w$])|\.\d+(?:e[+-]?\d+)?(?![\w$])/],
  ['word', /[\w$\u0080-\uffff]+/],
  ['sign', /:=|->>|->|<=>|<<|>>|<>|[<>!]=|\|\||&&|\/(?!\*)|[-+*%^&|~!=<>(),.;?:{}]/]
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

/** All shapes as one expression, with a group for each. */
const anyShape = new RegExp(shapes.map(([, { source }]) => `(${source})`).join('|'), 'iy')

function match(text: string, at: number): { kind: Token['kind'] | 'space'; value: string } | undefined {
  anyShape.lastIndex = at
  const found = anyShape.exec(text)
  if (found === null) return undefined
  const [value] = found
  let group = 1
  while (found[group] === undefined) group += 1
  return { kind: shapes[group - 1]?.[0] ?? 'sign', value }
}
