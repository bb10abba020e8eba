/** A request to the demo: the server code in a worker, where no backend answers. */
export interface WorkerRequest {
  id: number
  method: string
  /** Path and query. */
  url: string
  headers: readonly (readonly [name: string, value: string])[]
  body: string | null
}

/** The response to a request to the demo. */
export interface WorkerResponse {
  id: number
  status: number
  headers: readonly (readonly [name: string, value: string])[]
  body: string
}

/** The path of the worker's script. */
export const demoWorkerPath = '/demo/worker.js'

/** The credentials of the demo; they are no secret, since it runs in the visitor's own browser. */
export const demoCredentials = { email: 'admin@sitewright.local', password: 'plumb-7Hx2-larch' } as const
