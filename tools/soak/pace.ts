import { setTimeout as wait } from 'node:timers/promises'

/** How somebody works until the end. */
export interface Pace {
  /** When it ends. */
  signal: AbortSignal
  /** Milliseconds from one thing that somebody does to the next, on average. */
  thinkMs: number
}

/** Repeats what somebody does, with a time to think in between, until the end. */
export async function repeat({ signal, thinkMs }: Pace, act: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await act()
    await wait(thinkMs * (0.5 + Math.random()), undefined, { signal }).catch(() => undefined)
  }
}

/** Picks one at random. */
export function pickFrom<Item>(items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(Math.random() * items.length)] ?? items[0]
}
