import type { Worker } from 'node:worker_threads'
import { ApiError, type ApiErrorCode } from '@sitewright/api'

/** The next message of a worker; rejects if it exits without one, or with the error `late` at the deadline. */
export async function nextMessage<Answer>(
  worker: Worker,
  deadlineMs: number,
  late: ApiErrorCode
): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  let stop = (): void => undefined
  try {
    return await new Promise<Answer>((done, failed) => {
      const ended = (code: number): void => failed(new Error(`A worker ended with code ${code}`))
      timer = setTimeout(() => failed(new ApiError(late, [], 5)), deadlineMs)
      worker.on('message', done).on('error', failed).on('exit', ended)
      stop = () => worker.off('message', done).off('error', failed).off('exit', ended)
    })
  } finally {
    clearTimeout(timer)
    stop()
  }
}
