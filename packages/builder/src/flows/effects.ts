/** Resolves after a delay, or early once the signal aborts. */
export type Sleep = (milliseconds: number, signal: AbortSignal) => Promise<void>

/** Sleeps on the real clock. */
export const sleep: Sleep = (milliseconds, signal) =>
  new Promise((done) => {
    if (signal.aborted) return done()
    const finish = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', finish)
      done()
    }
    const timer = setTimeout(finish, milliseconds)
    signal.addEventListener('abort', finish)
  })

/** Thrown inside a flow whose signal was aborted; the flow turns it into an outcome. */
export class Cancelled extends Error {
  override name = 'Cancelled'
}

/** The promise, rejected with `Cancelled` as soon as the signal aborts, even where the work ignores the signal. */
export function abortable<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(new Cancelled())
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop)
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

/** The message of a thrown value; the fallback where it has none. */
export function toErrorText(error: unknown, fallback: string): string {
  const text = error instanceof Error ? error.message : typeof error === 'string' ? error : ''
  return text.trim() === '' ? fallback : text
}
