/** A value of a YAML document. */
export type Yaml =
  | string
  | number
  | boolean
  | null
  | readonly Yaml[]
  | { readonly [key: string]: Yaml | undefined }

/** Prints a YAML 1.2 document. Multi-line texts become block scalars, ambiguous ones are quoted. */
export function yaml(value: Yaml): string {
  return `${lines(value).join('\n')}\n`
}

function lines(value: Yaml): string[] {
  if (Array.isArray(value)) return value.length === 0 ? ['[]'] : value.flatMap((each: Yaml) => item(each))
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter((entry): entry is [string, Yaml] => entry[1] !== undefined)
    return entries.length === 0 ? ['{}'] : entries.flatMap(([key, each]) => member(key, each))
  }
  return [scalar(value)]
}

function item(value: Yaml): string[] {
  const block = toBlock(value)
  if (block !== undefined) return ['- |', ...block.map((line) => indented(line, 2))]
  const [first = '', ...rest] = lines(value)
  return [`- ${first}`, ...rest.map((line) => indented(line, 2))]
}

function member(key: string, value: Yaml): string[] {
  const name = scalar(key)
  const block = toBlock(value)
  if (block !== undefined) return [`${name}: |`, ...block.map((line) => indented(line, 2))]
  const body = lines(value)
  const nested = typeof value === 'object' && value !== null && Object.keys(value).length > 0
  return nested ? [`${name}:`, ...body.map((line) => indented(line, 2))] : [`${name}: ${body[0] ?? ''}`]
}

/** The lines of a block scalar; undefined for a text that one cannot carry unchanged. */
function toBlock(value: Yaml): string[] | undefined {
  if (typeof value !== 'string' || !/^[!-~][ -~\n]*[!-~]\n$/.test(value)) return undefined
  return value.slice(0, -1).split('\n')
}

function indented(line: string, by: number): string {
  return line === '' ? '' : ' '.repeat(by) + line
}

/** Words that some YAML parser takes for something else than text. `on` as a key is what CI services expect. */
const reserved = /^(true|false|yes|no|off|null|y|n|~)$/i

function scalar(value: string | number | boolean | null): string {
  if (typeof value !== 'string') return String(value)
  const plain =
    /^[A-Za-z_./$][\w ./@$(){}+=,-]*$/.test(value) && !value.endsWith(' ') && !reserved.test(value)
  // A JSON text is a YAML text, but for characters beyond ASCII that YAML calls not printable.
  return plain
    ? value
    : JSON.stringify(value).replace(/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g, escaped)
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
