import { createObservable, type Clock, type Observable } from './observable.ts'

export type StatusTone = 'info' | 'success' | 'warning' | 'error'

export interface StatusMessage {
  /** Differs from that of the message before, so that the same text is announced again. */
  id: number
  message: string
  tone: StatusTone
}

/** The message at the bottom of the window, if there is one. */
export interface Status extends Observable<StatusMessage | null> {
  /** Shows a message in place of the one that is there. @default tone 'success' */
  say: (message: string, tone?: StatusTone) => void
  dismiss: () => void
}

/** Milliseconds that a message stays. An error stays until it is closed. */
const stay = 6000

export function createStatus({ after }: Pick<Clock, 'after'>): Status {
  const shown = createObservable<StatusMessage | null>(null)
  let count = 0
  let cancel = () => {}

  function show(next: StatusMessage | null): void {
    cancel()
    shown.set(next)
    if (next !== null && next.tone !== 'error') cancel = after(stay, () => shown.set(null))
  }

  return {
    get: shown.get,
    subscribe: shown.subscribe,
    say(message, tone = 'success') {
      count += 1
      show({ id: count, message, tone })
    },
    dismiss: () => show(null)
  }
}
