/** A time as a field of day and time has it, in the zone of the browser, to the minute or second. */
export function toLocalText(at: number, to: 'minute' | 'second' = 'minute'): string {
  const date = new Date(at)
  return new Date(at - date.getTimezoneOffset() * 60_000).toISOString().slice(0, to === 'minute' ? 16 : 19)
}
