import { createStore, type ReadableStore } from '../lib/store.ts'
import type { Tone } from './tone.ts'

/** A toast: a message that closes itself. */
export interface Toast {
  /** The key to close it by, once it is no longer true. */
  key?: string
  tone: Tone
  text: string
  title?: string | undefined
  /** More about it, such as the reason of a failure. */
  detail?: string | undefined
  /** Duration in milliseconds; false keeps it until it is closed. */
  durationMs?: number | false | undefined
  action?: { label: string; run: () => void; isUndo?: boolean } | undefined
  /** How far the work is that it tells of, from 0 to 1. */
  progress?: ReadableStore<number> | undefined
  /** A later toast of the same group replaces it, such as one choice after another. */
  group?: string | undefined
}

/** Milliseconds that a message stays (spec 2 §9); one with an action has to be reached first. */
const stayMs = { info: 4000, success: 3000, warning: 4000, danger: 5000 } as const satisfies Record<
  Tone,
  number
>
const withActionMs = 10_000

/** The duration of a toast: its own, or that of its tone and action. */
export function toastDuration({
  durationMs,
  action,
  tone
}: Pick<Toast, 'durationMs' | 'action' | 'tone'>): number | false {
  return durationMs ?? (action ? withActionMs : stayMs[tone])
}

const waiting = createStore<readonly Toast[]>([])

/** Toasts that are not shown yet. */
export const waitingToasts: ReadableStore<readonly Toast[]> = waiting

/** Shows a toast; errors interrupt a screen reader, the rest wait their turn. */
export function toast(message: Toast): void {
  waiting.set([...waiting.get(), message])
}

let wereTaken = false

/** True once a toast was shown since the page was loaded. */
export function haveToastsBeenTaken(): boolean {
  return wereTaken
}

/** Takes the waiting toasts. */
export function takeToasts(): readonly Toast[] {
  const taken = waiting.get()
  wereTaken ||= taken.length > 0
  waiting.set([])
  return taken
}

const closing = new Map<string, () => void>()

/** Registers how a shown toast is closed. */
export function shown(key: string, close: () => void): void {
  closing.set(key, close)
}

/** Closes a toast that is no longer true. */
export function closeToast(key: string): void {
  waiting.set(waiting.get().filter((message) => message.key !== key))
  closing.get(key)?.()
  closing.delete(key)
}
