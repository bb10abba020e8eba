import { indexedDbStorage } from './storage.ts'
import { startDemo } from './demo.ts'
import { servePort } from './serve-port.ts'

/** The global scope of a shared worker, to which tabs connect, and of a worker of one tab, which passes ports on. */
interface WorkerScope {
  addEventListener: (
    kind: 'connect' | 'message',
    listener: (event: { ports: readonly MessagePort[] }) => void
  ) => void
}

const demo = startDemo({
  origin: location.origin,
  userAgent: navigator.userAgent,
  storage: indexedDbStorage()
})
// A failure is told to the calls that wait for it.
demo.catch(() => undefined)

const scope = globalThis as unknown as WorkerScope
for (const kind of ['connect', 'message'] as const)
  scope.addEventListener(kind, ({ ports }) => {
    for (const port of ports) servePort(demo, port)
  })
