/** A part of a line of JSON, by what it is. */
export interface JsonPart {
  kind: 'name' | 'text' | 'value' | 'sign'
  text: string
}

const line = /^(\s*)("(?:[^"\\]|\\.)*")?(:\s)?(.*?)(,?)$/

/** Splits a line of indented JSON, as `JSON.stringify(value, null, 2)` writes it, into what is coloured alike. */
export function splitJsonLine(text: string): JsonPart[] {
  const [, indent = '', first = '', colon = '', rest = '', comma = ''] = line.exec(text) ?? []
  const parts: JsonPart[] =
    colon === ''
      ? [{ kind: 'sign', text: indent }, valueOf(first + rest)]
      : [
          { kind: 'sign', text: indent },
          { kind: 'name', text: first },
          { kind: 'sign', text: colon },
          valueOf(rest)
        ]
  return [...parts, { kind: 'sign' as const, text: comma }].filter((part) => part.text !== '')
}

function valueOf(text: string): JsonPart {
  if (text.startsWith('"')) return { kind: 'text', text }
  return { kind: /^[[\]{}]*$/.test(text) ? 'sign' : 'value', text }
}
