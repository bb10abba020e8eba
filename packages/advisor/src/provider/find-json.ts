/** The end of the object that begins at a brace, exclusive; undefined where the text ends before it does. */
function endOfObject(text: string, start: number): number | undefined {
  let depth = 0
  let quoted = false
  for (let at = start; at < text.length; at += 1) {
    const char = text[at]
    if (quoted) {
      if (char === '\\') at += 1
      else if (char === '"') quoted = false
    } else if (char === '"') quoted = true
    else if (char === '{') depth += 1
    else if (char === '}') {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Limit of parse attempts. */
const attemptsMax = 200

/**
 * Finds the first JSON object of a text, whatever prose or code fence is around it (spec 1 §7). Undefined where there
 * is none, or where it was truncated: an inner part is never taken for the whole.
 */
export function findJsonObject(text: string): Record<string, unknown> | undefined {
  const opening = /\{(?=\s*["}])/g
  for (let attempts = 0; attempts < attemptsMax; attempts += 1) {
    const found = opening.exec(text)
    if (found === null) return undefined
    const end = endOfObject(text, found.index)
    if (end === undefined) return undefined
    const value = parsed(text.slice(found.index, end))
    if (value !== undefined) return value as Record<string, unknown>
    opening.lastIndex = end
  }
  return undefined
}
