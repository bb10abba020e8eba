import type { ApiCalls, CallOutcome } from '@sitewright/api'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCall } from './answer-or-throw.ts'

/** Does something on the server. */
export type Command<K extends keyof ApiCalls> = (
  input: ApiCalls[K]['input']
) => Promise<CallOutcome<ApiCalls[K]['answer']>>

/** A call that changes something, and what its answer changes in what is kept here. */
export function useCommand<K extends keyof ApiCalls>(
  name: K,
  done: (client: QueryClient, answer: ApiCalls[K]['answer']) => unknown
): Command<K> {
  const call = useCall()
  const client = useQueryClient()
  return async (input) => {
    const outcome = await call(name, input)
    if (outcome.ok) done(client, outcome.answer)
    return outcome
  }
}

/** Asks again for what an act has changed. */
export function forget(client: QueryClient, ...stale: readonly (readonly string[])[]): void {
  for (const queryKey of stale) void client.invalidateQueries({ queryKey: [...queryKey] })
}
