/** A worker, or what stands for one that other tabs use too. */
export interface WorkerConnection {
  postMessage: (message: object) => void
  addEventListener: (
    kind: 'message' | 'messageerror' | 'error',
    // The messages of a worker are of the type that its calls expect.
    listener: (event: MessageEvent<never>) => void
  ) => void
  /** Ends the worker, or what this page has to do with it. */
  terminate: () => void
}

/** The protocol of a worker. */
export interface WorkerCallsOptions<Answer> {
  open: () => WorkerConnection
  /** True where a message ends its call. @default every one does */
  isLast?: (message: Answer) => boolean
  /** Why calls fail that a worker left unanswered. */
  died: () => Error
  /** Why calls fail that end because one was aborted. @default as `died` */
  aborted?: () => Error
  /** Tells the worker that a call was aborted, which then ends the call itself. @default the worker is terminated */
  cancel?: object
}

/** Progress and cancellation of a call. */
export interface WorkerCallOptions<Answer> {
  /** Cancels the call, or terminates the worker in the middle of its work, with all other calls. */
  signal?: AbortSignal | undefined
  /** Takes the messages before the last one, such as the phases of a job. */
  onProgress?: ((message: Answer) => void) | undefined
}

/** Sends a request to the worker; resolves with the message that ends the call. */
export type WorkerCall<Request, Answer> = (
  request: Request,
  options?: WorkerCallOptions<Answer>
) => Promise<Answer>

interface Waiting<Answer> {
  resolve: (message: Answer) => void
  reject: (error: Error) => void
  onProgress: ((message: Answer) => void) | undefined
}

/**
 * Request and response over a web worker, matched by id (RPC). The worker starts with the first call; after one that
 * died or was aborted, the next call starts another. Not Comlink: it has no abort, and a call to a worker that dies
 * waits for ever, so both would have to be written around it.
 */
export function createWorkerCalls<Request extends object, Answer extends { id: number }>({
  open,
  isLast = () => true,
  died,
  aborted = died,
  cancel
}: WorkerCallsOptions<Answer>): WorkerCall<Request, Answer> {
  const waiting = new Map<number, Waiting<Answer>>()
  let worker: WorkerConnection | undefined
  let lastId = 0

  const close = (error: Error): void => {
    worker?.terminate()
    worker = undefined
    const abandoned = [...waiting.values()]
    waiting.clear()
    for (const { reject } of abandoned) reject(error)
  }
  const receive = ({ data }: MessageEvent<Answer>): void => {
    const call = waiting.get(data.id)
    if (!isLast(data)) return call?.onProgress?.(data)
    waiting.delete(data.id)
    call?.resolve(data)
  }
  const start = (): WorkerConnection => {
    const started = open()
    started.addEventListener('message', receive)
    for (const kind of ['error', 'messageerror'] as const) started.addEventListener(kind, () => close(died()))
    return started
  }

  return async function call(request, { signal, onProgress } = {}) {
    if (signal?.aborted) throw aborted()
    worker ??= start()
    const id = ++lastId
    const answer = new Promise<Answer>((resolve, reject) => waiting.set(id, { resolve, reject, onProgress }))
    const stop = (): void =>
      cancel === undefined ? close(aborted()) : worker?.postMessage({ id, ...cancel })
    signal?.addEventListener('abort', stop, { once: true })
    worker.postMessage({ id, ...request })
    return answer.finally(() => signal?.removeEventListener('abort', stop))
  }
}
