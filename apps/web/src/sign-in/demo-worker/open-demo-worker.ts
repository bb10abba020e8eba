import { demoWorkerPath } from '@sitewright/api/worker-protocol'
import type { WorkerConnection } from '../../lib/create-worker-calls.ts'
import { holdTabLock } from './hold-tab-lock.ts'
import { openLeadingTab } from './leading-tab.ts'

/**
 * Connects to the demo's worker, which all tabs of this browser share: a shared worker, or where there is none (as in
 * Chrome on Android) the worker of the tab that leads. Without locks too, as on a page that came without https, each tab
 * has a worker of its own, which loads what another one has saved.
 */
export function openDemoWorker(): WorkerConnection {
  if ('SharedWorker' in globalThis) return openSharedWorker()
  return 'locks' in navigator ? openLeadingTab() : openOwnWorker()
}

function openSharedWorker(): WorkerConnection {
  const worker = new SharedWorker(demoWorkerPath, { type: 'module', name: 'sitewright-demo' })
  return toConnection(worker, worker.port, () => worker.port.close())
}

function openOwnWorker(): WorkerConnection {
  const worker = new Worker(demoWorkerPath, { type: 'module' })
  const { port1, port2 } = new MessageChannel()
  worker.postMessage(null, [port2])
  return toConnection(worker, port1, () => worker.terminate())
}

function toConnection(worker: EventTarget, port: MessagePort, terminate: () => void): WorkerConnection {
  port.start()
  holdTabLock((lock) => port.postMessage({ lock }))
  return {
    postMessage: (message) => port.postMessage(message),
    addEventListener: (kind, listener) =>
      (kind === 'error' ? worker : port).addEventListener(kind, listener as EventListener),
    terminate
  }
}
