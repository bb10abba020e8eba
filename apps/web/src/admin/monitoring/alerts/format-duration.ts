const minute = 60_000

/** A duration in its largest units: `16 min`, `2 h 5 min`, `3 d`. */
export function formatDuration(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / minute))
  if (minutes < 1) return `${Math.max(0, Math.round(ms / 1000))} s`
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`
  return `${Math.floor(hours / 24)} d`
}
