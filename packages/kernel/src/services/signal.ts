/** An in-process signal, like a condition variable: a waiting loop continues at once when it is raised. */
export interface Signal {
  raise: () => void
  /** Resolves when it is raised, or after a time; at once if it was raised since the last wait. */
  wait: (ms: number) => Promise<void>
}

export function createSignal(): Signal {
  let isRaised = false
  const waiting = new Set<() => void>()
  return {
    raise() {
      isRaised = waiting.size === 0
      for (const wake of waiting) wake()
    },
    wait(ms) {
      if (isRaised) {
        isRaised = false
        return Promise.resolve()
      }
      return new Promise((resolve) => {
        const wake = (): void => {
          clearTimeout(timer)
          waiting.delete(wake)
          resolve()
        }
        const timer = setTimeout(wake, ms)
        waiting.add(wake)
      })
    }
  }
}
