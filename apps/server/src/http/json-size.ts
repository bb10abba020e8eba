/** How much a text of JSON holds. */
export interface JsonSize {
  /** Values and keys, at most. */
  values: number
  /** Lists and objects inside one another. */
  depth: number
}

const quote = 34
const backslash = 92

/** Counts what a text of JSON holds, without making anything of it; of a text that is no JSON it says little. */
export function jsonSize(text: string): JsonSize {
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
