import type { WorkerResponse, WorkerRequest } from '@sitewright/api'
import { demoWorkerPath } from '@sitewright/api/worker-protocol'
import type { Fetch } from '@sitewright/client'
import { createWorkerCalls } from '../lib/create-worker-calls.ts'

/** A fetch that the server's own code answers, in a web worker that starts with the first call. */
export function createDemoFetch(): Fetch {
  const callWorker = createWorkerCalls<Omit<WorkerRequest, 'id'>, WorkerResponse>({
    open: () => new Worker(demoWorkerPath, { type: 'module' }),
    died: () => new TypeError('The demo could not be started')
  })
  return async function fetchFromDemo(request) {
    const { pathname, search } = new URL(request.url)
    const { status, headers, body } = await callWorker({
      method: request.method,
      url: pathname + search,
      headers: [...request.headers],
      body: request.method === 'GET' ? null : await request.text()
    })
    return new Response(body, {
      status,
      headers: headers.map(([name, value]): [string, string] => [name, value])
    })
  }
}
