/** A request to the demo: the server code in a worker, where there is no backend. */
export interface WorkerRequest {
  id: number
  method: string
  /** Path and query. */
  url: string
  headers: readonly (readonly [name: string, value: string])[]
  /** JSON as text; a file as its bytes. */
  body: string | Uint8Array<ArrayBuffer> | null
}

/** Cancels a request with a streamed response. */
export interface WorkerCancel {
  id: number
  cancel: true
}

/** Tells the demo the name of the lock that a tab holds while it is open. */
export interface WorkerTab {
  lock: string
}

/** The response to a request to the demo; for a stream its head, and the parts follow. */
export interface WorkerResponse {
  id: number
  status: number
  headers: readonly (readonly [name: string, value: string])[]
  /** The bytes of a picture; null for a stream. */
  body: string | Uint8Array<ArrayBuffer> | null
}

/** A part of a stream, or its end. */
export type WorkerStreamPart = { id: number; piece: Uint8Array } | { id: number; ended: true }

/** Messages of the demo's worker. */
export type WorkerMessage = WorkerResponse | WorkerStreamPart

export const demoWorkerPath = '/demo/worker.js'

/** The credentials of the demo; they are not secret, since it runs in the visitor's own browser. */
export const demoCredentials = { email: 'admin@sitewright.local', password: 'plumb-7Hx2-larch' } as const
