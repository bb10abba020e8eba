import type { DemoData, DemoStorage } from '../storage.ts'

/** In-memory storage of one browser, for tests of the demo. */
export function memoryStorage(): DemoStorage {
  let kept: DemoData | undefined
  let state = 0
  let line: Promise<unknown> = Promise.resolve()
  return {
    load: () => Promise.resolve(kept === undefined ? undefined : { kept: { ...kept }, state }),
    latestVersion: () => Promise.resolve(state),
    save: (next) => {
      kept = next
      return Promise.resolve((state += 1))
    },
    exclusive: (run) => {
      const turn = line.then(run)
      line = turn.catch(() => undefined)
      return turn
    }
  }
}
