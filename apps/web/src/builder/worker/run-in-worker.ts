import { messages } from '@sitewright/builder'
import { createWorkerCalls } from '../../lib/create-worker-calls.ts'
import type { JobKind, Jobs, Phases, Request, Response } from './protocol.ts'

const callWorker = createWorkerCalls<Omit<Request, 'id'>, Response>({
  open: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'builder' }),
  isLast: ({ kind }) => kind !== 'phase',
  died: () => new Error(messages.workerDied),
  aborted: () => new Error(messages.generationCancelled)
})

/** Options of a job. */
export interface JobOptions<Kind extends JobKind> {
  /** Terminates the worker in the middle of its work. */
  signal?: AbortSignal | undefined
  /** Called where a phase of the job begins. */
  onPhase?: (phase: Phases[Kind]) => void
}

/**
 * Runs a job in a web worker, so that the page never freezes; where the worker dies, it rejects
 * with a message for the visitor.
 */
export async function runInWorker<Kind extends JobKind>(
  kind: Kind,
  input: Jobs[Kind]['input'],
  { signal, onPhase }: JobOptions<Kind> = {}
): Promise<Jobs[Kind]['output']> {
  const onProgress = (message: Response): void => {
    if (message.kind === 'phase') onPhase?.(message.phase as Phases[Kind])
  }
  const result = await callWorker({ kind, ...input }, { signal, onProgress })
  if (result.kind === 'done') return result.value as Jobs[Kind]['output']
  throw new Error(result.kind === 'failed' ? result.message : messages.workerDied)
}
