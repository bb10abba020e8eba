import type { Fetch, WorkerResponse, WorkerRequest } from '@sitewright/api'
import { demoWorkerPath } from '@sitewright/api/worker-protocol'

/** A fetch that the server's own code answers, in a web worker that starts with the first call. */
export function createDemoFetch(): Fetch {
  let worker: Promise<WorkerChannel> | undefined
  return async function fetchFromDemo(request) {
    worker ??= Promise.resolve(openWorker())
    const channel = await worker
    try {
      return await channel.send(request)
    } catch (error) {
      // A worker that died is started again with the next call.
      worker = undefined
      throw error
    }
  }
}

interface WorkerChannel {
  send: (request: Request) => Promise<Response>
}

function openWorker(): WorkerChannel {
  const worker = new Worker(demoWorkerPath, { type: 'module' })
  const waiting = new Map<
    number,
    { answer: (answer: WorkerResponse) => void; fail: (error: Error) => void }
  >()
  let calls = 0
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) => {
    waiting.get(data.id)?.answer(data)
    waiting.delete(data.id)
  })
  worker.addEventListener('error', () => {
    for (const { fail } of waiting.values()) fail(new TypeError('The demo could not be started'))
    waiting.clear()
  })
  return {
    async send(request) {
      const { pathname, search } = new URL(request.url)
      const call: WorkerRequest = {
        id: (calls += 1),
        method: request.method,
        url: pathname + search,
        headers: [...request.headers],
        body: request.method === 'GET' ? null : await request.text()
      }
      const { status, headers, body } = await new Promise<WorkerResponse>((answer, fail) => {
        waiting.set(call.id, { answer, fail })
        worker.postMessage(call)
      })
      return new Response(body, {
        status,
        headers: headers.map(([name, value]): [string, string] => [name, value])
      })
    }
  }
}
