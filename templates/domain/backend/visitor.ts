import type { Backend, Visitor } from './port.ts'

export interface VisitorTracker {
  /** Undefined while it is not known. */
  current: () => Visitor | null | undefined
  subscribe: (listener: () => void) => () => void
}

/** Tracks who is signed in: asks the backend once, on first use, then listens for changes. */
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
    // A server that cannot be asked is no reason to keep the page waiting.
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
