import { createStore, type ReadableStore } from '../lib/store.ts'
import type { Tone } from './tone.ts'

/** A message that comes, says what happened, and goes. */
export interface Toast {
  /** The name to take it away by, once it is no longer true. */
  key?: string
  tone: Tone
  text: string
  title?: string | undefined
  /** More about it, such as the reason of a failure. */
  detail?: string | undefined
  /** Milliseconds; false keeps it until it is closed. */
  durationMs?: number | false | undefined
  action?: { label: string; run: () => void } | undefined
  /** A later one of the same group takes its place, such as one choice after another. */
  group?: string | undefined
}

/** Milliseconds that a message stays (spec 2 §9); one with an action has to be reached first. */
const stayMs = { info: 4000, success: 3000, warning: 4000, danger: 5000 } as const satisfies Record<
  Tone,
  number
>
const withActionMs = 10_000

/** How long a message stays: what it asks for itself, or what its tone and action give it. */
export function toastDuration({
  durationMs,
  action,
  tone
}: Pick<Toast, 'durationMs' | 'action' | 'tone'>): number | false {
  return durationMs ?? (action ? withActionMs : stayMs[tone])
}

const waiting = createStore<readonly Toast[]>([])

/** The messages that nobody has shown yet. */
export const waitingToasts: ReadableStore<readonly Toast[]> = waiting

/** Shows a message in the corner; errors interrupt, the rest wait their turn with a screen reader. */
export function toast(message: Toast): void {
  waiting.set([...waiting.get(), message])
}

/** Takes the messages that wait. */
export function takeToasts(): readonly Toast[] {
  const taken = waiting.get()
  waiting.set([])
  return taken
}

const closing = new Map<string, () => void>()

/** Notes how a message that is shown is taken away. */
export function shown(key: string, close: () => void): void {
  closing.set(key, close)
}

/** Takes a message away that is no longer true. */
export function closeToast(key: string): void {
  waiting.set(waiting.get().filter((message) => message.key !== key))
  closing.get(key)?.()
  closing.delete(key)
}
