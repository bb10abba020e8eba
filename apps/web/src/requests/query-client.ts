import type { ApiCalls } from '@sitewright/api'
import type { CallOutcome, ClientSession } from '@sitewright/client'
import { MutationCache, QueryClient, type QueryMeta } from '@tanstack/react-query'
import { answerOrThrow, RequestError, StepUpCancelled } from './request-error.ts'
import type { StepUp } from './step-up.ts'

/**
 * The query client of a page: it sends what `query()` and `mutation()` declare, asks for step-up in between, and
 * invalidates by the names of the queries. An answer is cached, and not fetched again on window focus
 * (spec 2 §7).
 */
export function createQueryClient(session: ClientSession, stepUp?: StepUp): QueryClient {
  const send = (call: keyof ApiCalls, input: object): Promise<CallOutcome<unknown>> =>
    session.call(call, input)
  const sendWithStepUp = async (call: keyof ApiCalls, input: object): Promise<unknown> => {
    const outcome = await (stepUp === undefined ? send(call, input) : stepUp.send(() => send(call, input)))
    if (outcome === undefined) throw new StepUpCancelled()
    return answerOrThrow(outcome)
  }
  return new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: (answer, input, _result, { meta }, { client }) => {
        if (meta === undefined) return
        meta.onAnswer?.(answer as never, { client, session, input } as never)
        for (const name of meta.invalidates) {
          // Queries that are not on screen are removed: from the cache they would show for a moment what was true before.
          client.removeQueries({ queryKey: [name], type: 'inactive' })
          void client.invalidateQueries({ queryKey: [name] })
        }
      },
      onError: (error, _input, _result, { meta }) => {
        if (error instanceof RequestError) meta?.onFailure?.(error)
      }
    }),
    defaultOptions: {
      // Offline a call fails at once, instead of waiting for a network that may not come.
      queries: {
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        throwOnError: false,
        queryFn: async ({ meta, pageParam }: { meta?: QueryMeta | undefined; pageParam?: unknown }) => {
          if (meta === undefined) throw new Error('A query without a call')
          const { call, input } = meta
          return answerOrThrow(
            await send(call, typeof input === 'function' ? input(pageParam as never) : input)
          )
        }
      },
      mutations: {
        networkMode: 'always',
        // Mutation variables, such as a password, are not cached for longer than the call takes.
        gcTime: 1000,
        mutationFn: (input, { meta }) => {
          if (meta === undefined) throw new Error('A mutation without a call')
          return sendWithStepUp(meta.call, input as object)
        }
      }
    }
  })
}
