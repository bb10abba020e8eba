/** A build-time environment variable, or an empty text where it is not set. */
export function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
