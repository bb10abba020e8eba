import { messages } from '@sitewright/builder'
import type { JobKind, Jobs, Request, Response } from './protocol.ts'

interface Waiting {
  done: (value: unknown) => void
  failed: (error: Error) => void
}

let worker: Worker | undefined
let lastId = 0
const waiting = new Map<number, Waiting>()

/** Ends the worker; whoever waits for it hears why, and the next job starts another one. */
function close(reason: string): void {
  worker?.terminate()
  worker = undefined
  const abandoned = [...waiting.values()]
  waiting.clear()
  for (const { failed } of abandoned) failed(new Error(reason))
}

function open(): Worker {
  const opened = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'workshop' })
  opened.addEventListener('message', ({ data }: MessageEvent<Response>) => {
    const job = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.ok) job?.done(data.value)
    else job?.failed(new Error(data.message))
  })
  opened.addEventListener('error', () => close(messages.workerDied))
  opened.addEventListener('messageerror', () => close(messages.workerDied))
  return opened
}

/**
 * Does a job beside the page, so that it never freezes. Where the signal fires, the worker is ended in the middle of
 * its work; where the worker dies, the job rejects with words for the visitor.
 */
export function inWorkshop<Kind extends JobKind>(
  kind: Kind,
  take: Jobs[Kind]['take'],
  signal?: AbortSignal
): Promise<Jobs[Kind]['give']> {
  worker ??= open()
  const id = ++lastId
  const request = { id, kind, ...take } as unknown as Request
  const result = new Promise<unknown>((done, failed) => waiting.set(id, { done, failed }))
  const stop = (): void => close(messages.generationCancelled)
  signal?.addEventListener('abort', stop, { once: true })
  worker.postMessage(request)
  return result.finally(() => signal?.removeEventListener('abort', stop)) as Promise<Jobs[Kind]['give']>
}
