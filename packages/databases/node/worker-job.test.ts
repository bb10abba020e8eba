import { Worker } from 'node:worker_threads'
import { afterEach, expect, test, vi } from 'vitest'
import type { StatementAnalysis } from './postgresql/analysis.ts'
import { createWorkerJob } from './worker-job.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const events = ['message', 'error', 'exit'] as const

test('many jobs leave no more listeners on their worker than the first', async () => {
  const sent = vi.spyOn(Worker.prototype, 'postMessage')
  const analyze = createWorkerJob<StatementAnalysis>({
    script: new URL('./postgresql/analysis-worker.ts', import.meta.url),
    deadlineMs: 20_000,
    heapMb: 256
  })
  expect(await analyze('select 1')).toMatchObject({ kind: 'parsed' })
  const worker = sent.mock.contexts[0] as Worker
  const count = (): number[] => events.map((event) => worker.listenerCount(event))
  const first = count()
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, at) => analyze(`select ${at} from t${at}`))
  )
  expect(answers.map((answer) => answer?.kind)).toEqual(answers.map(() => 'parsed'))
  expect(new Set(sent.mock.contexts).size).toBe(1)
  expect(count()).toEqual(first)
  await worker.terminate()
})

test('a job that takes too long ends its worker, and the next one has another', async () => {
  const sent = vi.spyOn(Worker.prototype, 'postMessage')
  const analyze = createWorkerJob<StatementAnalysis>({
    script: new URL('./postgresql/analysis-worker.ts', import.meta.url),
    deadlineMs: 0,
    heapMb: 256
  })
  expect([await analyze('select 1'), await analyze('select 1')]).toEqual([undefined, undefined])
  const [first, second] = sent.mock.contexts as Worker[]
  expect(first).not.toBe(second)
  // A worker that has ended has no thread.
  expect([first?.threadId, second?.threadId]).toEqual([-1, -1])
})
