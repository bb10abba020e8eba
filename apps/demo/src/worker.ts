import { indexedDbStorage } from './storage.ts'
import { startDemo } from './demo.ts'
import { servePort } from './serve-port.ts'

/**
 * The global scope of a shared worker, to which tabs connect, and of a dedicated worker, to which its tab posts ports.
 */
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
// The calls that wait for it report the failure.
demo.catch(() => undefined)

const scope = globalThis as unknown as WorkerScope
for (const kind of ['connect', 'message'] as const)
  scope.addEventListener(kind, ({ ports }) => {
    for (const port of ports) servePort(demo, port)
  })
