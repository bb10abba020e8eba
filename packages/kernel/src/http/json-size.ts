/** Estimate of the memory and time that parsing a JSON text takes. */
export interface JsonSize {
  /** An upper bound of the number of values and keys. */
  values: number
  /** The deepest nesting of arrays and objects. */
  depth: number
}

const quote = 34
const backslash = 92

/** Counts values and nesting in one pass over a JSON text, without parsing it. The numbers mean little for invalid JSON. */
export function measureJson(text: string): JsonSize {
  let values = 1
  let depth = 0
  let open = 0
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case quote:
        at = endOfString(text, at)
        break
      case 91:
      case 123:
        values += 1
        open += 1
        if (open > depth) depth = open
        break
      case 93:
      case 125:
        open -= 1
        break
      case 44:
      case 58:
        values += 1
    }
  }
  return { values, depth }
}

function endOfString(text: string, begin: number): number {
  let at = begin + 1
  while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1
  return at
}
