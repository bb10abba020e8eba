import { useCallback, useEffect, useRef, useState } from 'react'
import { useAuth } from '../../../sign-in/auth.tsx'
import { queryMessages as words } from './messages.ts'
import { begunRun, failRun, takeLine, type QueryRun } from './query-run.ts'
import { sendCancel, sendQuery, type QueryInput } from './send-query.ts'

/** Runs queries one after the other; leaving the screen cancels the one that runs. */
export function useQueryRun(onEnd: (run: QueryRun) => void): {
  run: QueryRun
  start: (input: QueryInput) => Promise<void>
  cancel: () => Promise<void>
} {
  const { fetch } = useAuth().session
  const [run, setRun] = useState<QueryRun>({ kind: 'idle' })
  const latest = useRef<QueryRun>(run)
  const abort = useRef<AbortController>(undefined)
  useEffect(() => () => abort.current?.abort(), [])

  const start = async (input: QueryInput): Promise<void> => {
    abort.current?.abort()
    const control = new AbortController()
    abort.current = control
    const show = (next: QueryRun): void => {
      if (abort.current !== control) return
      latest.current = next
      setRun(next)
    }
    const fail = (code: string, message: string): void =>
      show(failRun(latest.current, { code, message, engine: null }))
    show(begunRun)
    try {
      const failure = await sendQuery(input, {
        fetch,
        signal: control.signal,
        onLine: (line) => show(takeLine(latest.current, line))
      })
      if (failure !== undefined) show(failRun(latest.current, failure))
    } catch {
      // The connection broke, or the query was cancelled in this page; the message is set below.
    }
    if (control.signal.aborted) fail('query.cancelled', words.cancelled)
    else fail('network', words.offline)
    if (abort.current === control) onEnd(latest.current)
  }
  const cancel = useCallback(async (): Promise<void> => {
    const { current } = latest
    if (current.kind !== 'running' || current.isCancelling) return
    latest.current = { ...current, isCancelling: true }
    setRun(latest.current)
    const isRequested = current.id !== undefined && (await sendCancel(current.id, fetch))
    // Ending the connection cancels it too.
    if (!isRequested) abort.current?.abort()
  }, [fetch])
  return { run, start, cancel }
}
