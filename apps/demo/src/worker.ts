import { toProblemDetails, type WorkerResponse, type WorkerRequest } from '@sitewright/api'
import { startDemo } from './demo.ts'
import { indexedDbStorage } from './storage.ts'

interface WorkerScope {
  addEventListener: (kind: 'message', listener: (event: MessageEvent<WorkerRequest>) => void) => void
  postMessage: (answer: WorkerResponse) => void
}

const scope = globalThis as unknown as WorkerScope
const demo = startDemo({
  origin: location.origin,
  userAgent: navigator.userAgent,
  storage: indexedDbStorage()
})

scope.addEventListener('message', ({ data: call }) => {
  void demo
    .then(({ answer }) => answer(call))
    .catch((): WorkerResponse => {
      const body = JSON.stringify(toProblemDetails('server.failed', String(call.id)))
      return { id: call.id, status: 500, headers: [['content-type', 'application/problem+json']], body }
    })
    .then((answer) => scope.postMessage(answer))
})
