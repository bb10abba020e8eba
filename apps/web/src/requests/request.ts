import type { ApiCalls } from '@sitewright/api'
import type { ClientSession } from '@sitewright/client'
import {
  infiniteQueryOptions,
  queryOptions,
  type QueryClient,
  type UseMutationOptions
} from '@tanstack/react-query'
import type { RequestError } from './request-error.ts'

/** The first part of every query key; mutations name by it what their answer makes stale. */
export type QueryName =
  | 'profile'
  | 'second-factor'
  | 'passkeys'
  | 'sessions'
  | 'api-keys'
  | 'connections'
  | 'activity'
  | 'saved-projects'
  | 'users'
  | 'roles'
  | 'jobs'
  | 'views'
  | 'notices'
  | 'preferences'
  | 'search'
  | 'environment'
  | 'providers'
  | 'security-settings'
  | 'provider-trial'
  | 'sign-ins'
  | 'audit'
  | 'monitoring'
  | 'dashboard'
  | 'alerts'
  | 'checks'
  | 'databases'
  | 'query-history'
  | 'query-snippets'
  | 'explorer-history'
  | 'explorer-secrets'
  | 'tenants'
  | 'own-tenants'
  | 'team'
  | 'satisfaction'

type QueryKey = readonly [QueryName, ...(readonly string[])]

/** The cache that the answer of a mutation may write to. */
interface AnswerEffects<K extends keyof ApiCalls> {
  client: QueryClient
  session: ClientSession
  input: ApiCalls[K]['input']
}

interface MutationEffects<K extends keyof ApiCalls> {
  /** Names of the queries that are refetched once it is done. */
  invalidates?: readonly QueryName[]
  /** Writes the answer into the query cache or the session. */
  onAnswer?: (answer: ApiCalls[K]['answer'], effects: AnswerEffects<K>) => void
  /** Shows a failure to the user; forms that show it beside a field leave this out. */
  onFailure?: (error: RequestError) => void
}

// Type aliases, since TanStack Query takes no interface as meta.
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions
type QueryMeta = { call: keyof ApiCalls; input: object | ((cursor: never) => object) }
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions
type MutationMeta = {
  call: keyof ApiCalls
  invalidates: readonly QueryName[]
  onAnswer: ((answer: never, effects: never) => void) | undefined
  onFailure: ((error: RequestError) => void) | undefined
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryMeta
    mutationMeta: MutationMeta
  }
}

/** Options of a query that one call of the API answers: `useQuery(query(['profile'], 'GET /api/account/profile', {}))`. */
export function query<K extends keyof ApiCalls>(queryKey: QueryKey, call: K, input: ApiCalls[K]['input']) {
  return queryOptions<ApiCalls[K]['answer']>({ queryKey, meta: { call, input: input as object } })
}

/** The calls that answer by page, each page with the cursor of the next one. */
type PagedCall = {
  [K in keyof ApiCalls]: ApiCalls[K]['answer'] extends { next: string | null } ? K : never
}[keyof ApiCalls]

/** Options of an infinite query: the rows of all pages up to now. `toInput` gets the cursor of a page. */
export function pagedQuery<K extends PagedCall, Row>(
  queryKey: QueryKey,
  call: K,
  toInput: (cursor: string | undefined) => ApiCalls[K]['input'],
  toRows: (answer: ApiCalls[K]['answer']) => readonly Row[]
) {
  return infiniteQueryOptions<ApiCalls[K]['answer'], Error, readonly Row[], QueryKey, string | undefined>({
    queryKey,
    meta: { call, input: toInput as (cursor: never) => object },
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap((page) => toRows(page))
  })
}

/** Options of a mutation that one call of the API carries out; the query client sends it. */
export function mutation<K extends keyof ApiCalls>(
  call: K,
  { invalidates = [], onAnswer, onFailure }: MutationEffects<K> = {}
): UseMutationOptions<ApiCalls[K]['answer'], Error, ApiCalls[K]['input']> {
  return { meta: { call, invalidates, onAnswer, onFailure } }
}
