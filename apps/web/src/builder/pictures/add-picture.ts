import { createWorkerCalls } from '../../lib/create-worker-calls.ts'
import type { PictureOutcome, PictureRequest, PictureResponse } from './protocol.ts'

const callWorker = createWorkerCalls<Omit<PictureRequest, 'id'>, PictureResponse>({
  open: () =>
    new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module', name: 'pictures' }),
  isLast: ({ kind }) => kind === 'done',
  died: () => new Error('The worker of the pictures ended.')
})

/** Progress and cancellation of a picture. */
interface AddOptions {
  signal: AbortSignal
  onSize: (number: number, count: number) => void
}

let previous: Promise<unknown> = Promise.resolve()

/**
 * Makes a picture of a file in a worker, and stores it in this browser. One at a time: a decoded photograph has fifty
 * megabytes, and a phone no room for several. Undefined where it was stopped.
 */
export function addPicture(file: Blob, options: AddOptions): Promise<PictureOutcome | undefined> {
  const next = previous.then(() => (options.signal.aborted ? undefined : work(file, options)))
  previous = next
  return next
}

async function work(file: Blob, { signal, onSize }: AddOptions): Promise<PictureOutcome | undefined> {
  try {
    const response = await callWorker(
      { file },
      {
        signal,
        onProgress: (message) => {
          if (message.kind === 'size') onSize(message.number, message.count)
        }
      }
    )
    return response.kind === 'done' ? response.outcome : undefined
  } catch {
    return signal.aborted ? undefined : { ok: false, problem: { code: 'failed' } }
  }
}
