/** A short hash of a JSON value: FNV-1a of its text, in base 36. */
export function fingerprintOf(value: unknown): string {
  let hash = 0x811c9dc5
  for (const letter of JSON.stringify(value) ?? '') {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  return hash.toString(36)
}
