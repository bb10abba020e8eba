const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** Formats a time of day: `14:05`. */
export function formatTime(iso: string): string {
  return clock.format(new Date(iso))
}

/** Formats a creation date: `today at 14:05`, or `on 5 January 2026 at 08:00`. */
export function formatCreatedAt(iso: string, now: Date): string {
  const made = new Date(iso)
  const when = made.toDateString() === now.toDateString() ? 'today' : `on ${day.format(made)}`
  return `${when} at ${clock.format(made)}`
}

/** Formats a timestamp in short: its time today, its day otherwise. */
export function formatTimeOrDate(iso: string, now: Date): string {
  const made = new Date(iso)
  return made.toDateString() === now.toDateString() ? clock.format(made) : day.format(made)
}
