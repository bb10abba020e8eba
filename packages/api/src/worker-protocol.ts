/** A request to the demo: the server code in a worker, where no backend answers. */
export interface WorkerRequest {
  id: number
  method: string
  /** Path and query. */
  url: string
  headers: readonly (readonly [name: string, value: string])[]
  /** JSON as text; a file as its bytes. */
  body: string | Uint8Array<ArrayBuffer> | null
}

/** Ends a request whose answer is a stream. */
export interface WorkerCancel {
  id: number
  cancel: true
}

/** Tells the demo which lock a tab holds as long as it is open. */
export interface WorkerTab {
  lock: string
}

/** The response to a request to the demo; of a stream it is the beginning, and its pieces follow. */
export interface WorkerResponse {
  id: number
  status: number
  headers: readonly (readonly [name: string, value: string])[]
  /** Null where the pieces of a stream follow. */
  body: string | null
}

/** What follows of a stream: a piece, and at last its end. */
export type WorkerStreamPart = { id: number; piece: Uint8Array } | { id: number; ended: true }

/** Whatever the demo's worker posts. */
export type WorkerMessage = WorkerResponse | WorkerStreamPart

/** The path of the worker's script. */
export const demoWorkerPath = '/demo/worker.js'

/** The credentials of the demo; they are no secret, since it runs in the visitor's own browser. */
export const demoCredentials = { email: 'admin@sitewright.local', password: 'plumb-7Hx2-larch' } as const
