/** A variable of the build, or empty text where it is not set. */
export function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
