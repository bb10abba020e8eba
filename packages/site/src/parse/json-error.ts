/** Position of a JSON syntax error. Lines and columns count from 1. */
export interface JsonError {
  readonly line: number
  readonly column: number
  /** Description of the unexpected token. */
  readonly found: string
}

const string = /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/u.source
const plain = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/u.source
const token = new RegExp(`[ \\t\\r\\n]*(?:([[\\]{},:])|(${string})|(${plain}))`, 'uy')

type Wanted = 'value' | 'value or ]' | 'key or }' | 'key' | ':' | ', or end' | 'nothing'

const words: Readonly<Record<Wanted, string>> = {
  value: 'a value was expected',
  'value or ]': 'a value or ] was expected',
  'key or }': 'a key in double quotes or } was expected',
  key: 'a key in double quotes was expected',
  ':': 'a colon was expected',
  ', or end': 'a comma or the closing bracket was expected',
  nothing: 'nothing more was expected'
}

/** The tokens that may follow one; undefined where it may not stand. */
function after(wanted: Wanted, kind: string, open: string[]): Wanted | undefined {
  const next = (): Wanted => (open.length === 0 ? 'nothing' : ', or end')
  const takesValue = wanted === 'value' || wanted === 'value or ]'
  const takesKey = wanted === 'key' || wanted === 'key or }'
  if (takesValue && (kind === '[' || kind === '{')) {
    open.push(kind === '[' ? ']' : '}')
    return kind === '[' ? 'value or ]' : 'key or }'
  }
  if (takesValue && (kind === 'string' || kind === 'plain')) return next()
  if (takesKey && kind === 'string') return ':'
  if (wanted === ':' && kind === ':') return 'value'
  if (wanted === ', or end' && kind === ',') return open.at(-1) === ']' ? 'value' : 'key'
  const closes =
    (wanted === 'value or ]' || wanted === 'key or }' || wanted === ', or end') && kind === open.at(-1)
  if (!closes) return undefined
  open.pop()
  return next()
}

/** Position of the first syntax error; JSON.parse reports it differently in every browser. */
export function jsonErrorAt(text: string): JsonError {
  const open: string[] = []
  let wanted: Wanted = 'value'
  let end = 0
  for (;;) {
    token.lastIndex = end
    const [all = '', mark, quoted, bare] = token.exec(text) ?? []
    const word = mark ?? quoted ?? bare ?? ''
    const kind = mark ?? (quoted === undefined ? 'plain' : 'string')
    const next: Wanted | undefined = word === '' ? undefined : after(wanted, kind, open)
    if (next === undefined) return errorAt(text, end, wanted)
    wanted = next
    end += all.length
  }
}

function errorAt(text: string, end: number, wanted: Wanted): JsonError {
  const before = text.slice(0, end + (/^[ \t\r\n]*/u.exec(text.slice(end))?.[0].length ?? 0))
  const lines = before.split('\n')
  const place = { line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
  return { ...place, found: before === text ? `the text ends, but ${words[wanted]}` : words[wanted] }
}
