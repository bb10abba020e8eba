/** Waits; ends early where the signal fires. */
export type Sleep = (milliseconds: number, signal: AbortSignal) => Promise<void>

/** The wait of the real clock. */
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

/** Thrown inside a flow where its signal fired; the flow makes a value of it. */
export class Cancelled extends Error {
  override name = 'Cancelled'
}

/** The work, given up as soon as the signal fires, even where the work itself does not listen. */
export function unlessCancelled<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(new Cancelled())
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop)
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

/** What a thrown thing says; the fallback where it says nothing. */
export function reasonOf(error: unknown, fallback: string): string {
  const text = error instanceof Error ? error.message : typeof error === 'string' ? error : ''
  return text.trim() === '' ? fallback : text
}
