import type { Backend, Visitor } from './port.ts'

export interface VisitorTracker {
  /** Undefined while it is not known yet. */
  current: () => Visitor | null | undefined
  subscribe: (listener: () => void) => () => void
}

/** Tracks the signed-in visitor: asks the backend on first use, then listens for changes. */
export function trackVisitor(backend: Backend): VisitorTracker {
  const listeners = new Set<() => void>()
  let visitor: Visitor | null | undefined
  let started = false

  function become(next: Visitor | null): void {
    visitor = next
    for (const listener of listeners) listener()
  }

  async function start(): Promise<void> {
    started = true
    backend.subscribe((change) => {
      if (change.kind === 'visitor') become(change.visitor)
    })
    const result = await backend.currentVisitor()
    // If the server cannot be reached, the page does not wait for it.
    if (visitor === undefined) become(result.ok ? result.value : null)
  }

  return {
    current: () => visitor,
    subscribe(listener) {
      listeners.add(listener)
      if (!started) void start()
      return () => void listeners.delete(listener)
    }
  }
}
