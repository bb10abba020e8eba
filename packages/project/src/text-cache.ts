/** Least-recently-used cache of values made from texts, up to a number of characters. */
export interface TextCache<Value> {
  /** Gets the value of a text, or creates it by `make`. `key` separates values of different kinds. */
  get: (key: string, text: string, make: () => Value) => Value
}

/** Incremented whenever the caches are emptied. */
let generation = 0

/** Empties all text caches, to measure a cold run. */
export function forgetTexts(): void {
  generation += 1
}

/** Creates an LRU cache. Generated projects share most of their files, so results of one run serve the next. */
export function textCache<Value>(maxCharacters: number): TextCache<Value> {
  const kept = new Map<string, Map<string, Value>>()
  let characters = 0
  let filledIn = generation
  const evict = (): void => {
    for (const [key, values] of kept) {
      for (const text of values.keys()) {
        if (characters <= maxCharacters) return
        values.delete(text)
        characters -= text.length
      }
      kept.delete(key)
    }
  }
  return {
    get: (key, text, make) => {
      if (filledIn !== generation) {
        kept.clear()
        characters = 0
        filledIn = generation
      }
      const values = kept.get(key) ?? new Map<string, Value>()
      if (!kept.has(key)) kept.set(key, values)
      const known = values.get(text)
      if (known !== undefined) {
        values.delete(text)
        values.set(text, known)
        return known
      }
      const value = make()
      values.set(text, value)
      characters += text.length
      if (characters > maxCharacters) evict()
      return value
    }
  }
}
