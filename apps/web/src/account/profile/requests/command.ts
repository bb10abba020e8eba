import type { Calls, Outcome } from '@sitewright/api'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCall } from './answered.ts'

/** Does something on the server. */
export type Command<K extends keyof Calls> = (
  input: Calls[K]['input']
) => Promise<Outcome<Calls[K]['answer']>>

/** A call that changes something, and what its answer changes in what is kept here. */
export function useCommand<K extends keyof Calls>(
  name: K,
  done: (client: QueryClient, answer: Calls[K]['answer']) => unknown
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
