import { useEffect, useState } from 'react'
import { errorMessage } from '../../domain/messages.ts'
import { useBackend } from '../../ui/backend.tsx'

export type Taken =
  | { kind: 'loading' }
  | { kind: 'ready'; times: readonly string[] }
  /** The times could not be loaded; the backend refuses one that is taken. */
  | { kind: 'failed'; message: string }

/** Which times of a day are taken. */
export function useTaken(day: string | undefined): Taken {
  const backend = useBackend()
  const [answer, setAnswer] = useState<{ day: string; taken: Taken }>()
  useEffect(() => {
    if (day === undefined) return undefined
    let current = true
    async function ask(asked: string) {
      const result = await backend.takenTimes(asked)
      if (!current) return
      const taken: Taken = result.ok
        ? { kind: 'ready', times: result.value }
        : { kind: 'failed', message: errorMessage(result.code) }
      setAnswer({ day: asked, taken })
    }
    void ask(day)
    return () => {
      current = false
    }
  }, [backend, day])
  return answer !== undefined && answer.day === day ? answer.taken : { kind: 'loading' }
}
