/** A call to the server code that runs in a worker where no backend answers: a request without its streams. */
export interface WorkerCall {
  id: number
  method: string
  /** Path and query. */
  address: string
  headers: readonly (readonly [name: string, value: string])[]
  body: string | null
}

/** Its answer. */
export interface WorkerAnswer {
  id: number
  status: number
  headers: readonly (readonly [name: string, value: string])[]
  body: string
}

/** Where the worker's script is served. */
export const demoWorkerPath = '/demo/worker.js'

/** The one pair that signs in to the demo, and nowhere else: the demo lives in the visitor's own browser. */
export const demoCredentials = { email: 'admin@sitewright.local', password: 'plumb-7Hx2-larch' } as const
