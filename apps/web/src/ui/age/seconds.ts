const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let now = 0

function tick(): void {
  now = Date.now()
  for (const listener of listeners) listener()
}

/** Calls the listener now and once a second, until the returned function is called; all of a page share one timer. */
export function onSecond(listener: () => void): () => void {
  const stop = subscribeToSeconds(listener)
  listener()
  return stop
}

/** Calls the listener once a second, until the returned function is called. */
export function subscribeToSeconds(listener: () => void): () => void {
  listeners.add(listener)
  if (timer === undefined) {
    now = Date.now()
    timer = setInterval(tick, 1000)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The time, which stays the same until the next second. */
export function readNow(): number {
  if (timer === undefined) now = Math.max(now, Math.floor(Date.now() / 1000) * 1000)
  return now
}
