import { messages } from '@sitewright/builder'
import type { BuildPhase } from '@sitewright/project'
import type { JobKind, Jobs, Request, Response } from './protocol.ts'

interface Waiting {
  done: (value: unknown) => void
  failed: (error: Error) => void
  onPhase: ((phase: BuildPhase) => void) | undefined
}

let worker: Worker | undefined
let lastId = 0
const waiting = new Map<number, Waiting>()

/** Terminates the worker; its jobs reject with the reason, and the next job starts another one. */
function close(reason: string): void {
  worker?.terminate()
  worker = undefined
  const abandoned = [...waiting.values()]
  waiting.clear()
  for (const { failed } of abandoned) failed(new Error(reason))
}

function receive({ data }: MessageEvent<Response>): void {
  const job = waiting.get(data.id)
  if (data.kind === 'phase') return job?.onPhase?.(data.phase)
  waiting.delete(data.id)
  if (data.kind === 'done') job?.done(data.value)
  else job?.failed(new Error(data.message))
}

function open(): Worker {
  const opened = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'builder' })
  opened.addEventListener('message', receive)
  opened.addEventListener('error', () => close(messages.workerDied))
  opened.addEventListener('messageerror', () => close(messages.workerDied))
  return opened
}

/** Options of a job. */
export interface JobOptions {
  /** Terminates the worker in the middle of its work. */
  signal?: AbortSignal | undefined
  /** Called where a phase of a build begins. */
  onPhase?: (phase: BuildPhase) => void
}

/**
 * Runs a job in a web worker (RPC over postMessage), so that the page never freezes; where the worker dies, it rejects
 * with a message for the visitor.
 */
export function runInWorker<Kind extends JobKind>(
  kind: Kind,
  input: Jobs[Kind]['input'],
  { signal, onPhase }: JobOptions = {}
): Promise<Jobs[Kind]['output']> {
  worker ??= open()
  const id = ++lastId
  const request = { id, kind, ...input } as unknown as Request
  const result = new Promise<unknown>((done, failed) => waiting.set(id, { done, failed, onPhase }))
  const stop = (): void => close(messages.generationCancelled)
  signal?.addEventListener('abort', stop, { once: true })
  worker.postMessage(request)
  return result.finally(() => signal?.removeEventListener('abort', stop)) as Promise<Jobs[Kind]['output']>
}
