/** Activity of the user on the page. */
export interface Attention {
  isAttended: () => boolean
  /** Calls the listener when the user comes back; the returned function unsubscribes. */
  onReturn: (listener: () => void) => () => void
  /** Begins to watch; the returned function ends that. */
  start: () => () => void
}

interface AttentionOptions {
  /** Where input arrives; a browser's window. */
  target?: EventTarget
  now?: () => number
  /** Time without input in ms after which the user counts as away. @default ten minutes */
  idleMs?: number
}

const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

/** Watches the input of a page: one that was left open has none. */
export function createAttention({
  target = globalThis,
  now = Date.now,
  idleMs = 10 * 60_000
}: AttentionOptions = {}): Attention {
  const listeners = new Set<() => void>()
  let lastInput = now()
  const isAttended = (): boolean => now() - lastInput < idleMs
  const onInput = (): void => {
    const hasReturned = !isAttended()
    lastInput = now()
    if (hasReturned) for (const listener of listeners) listener()
  }
  return {
    isAttended,
    onReturn(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      for (const name of inputs) target.addEventListener(name, onInput, { passive: true })
      return () => {
        for (const name of inputs) target.removeEventListener(name, onInput)
      }
    }
  }
}
