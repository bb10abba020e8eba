import type { DatabaseQueryLine, ProblemDetails, databaseQuerySchema } from '@sitewright/api'
import type { Fetch } from '@sitewright/client'
import type { QueryFailure } from './query-run.ts'
import { readLines } from './read-lines.ts'

export type QueryInput = (typeof databaseQuerySchema)['_input']

interface SendOptions {
  fetch: Fetch
  signal: AbortSignal
  onLine: (line: DatabaseQueryLine) => void
}

/** Sends a query, and tells the lines of its answer; returns why it failed where the answer has none. */
export async function sendQuery(
  input: QueryInput,
  { fetch, signal, onLine }: SendOptions
): Promise<QueryFailure | undefined> {
  const response = await fetch(toRequest('/api/database/query', input, signal))
  if (!response.ok) return toFailure((await response.json()) as ProblemDetails)
  if (response.body === null) return undefined
  for await (const line of readLines<DatabaseQueryLine>(response.body)) {
    if (signal.aborted) return undefined
    onLine(line)
  }
  return undefined
}

/** Asks the server to stop a query; returns whether the request arrived. */
export async function sendCancel(id: string, fetch: Fetch): Promise<boolean> {
  try {
    const response = await fetch(toRequest(`/api/database/query/${encodeURIComponent(id)}/cancel`, {}))
    return response.ok
  } catch {
    return false
  }
}

function toRequest(path: string, body: object, signal?: AbortSignal): Request {
  return new Request(new URL(path, location.origin), {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'sitewright' },
    body: JSON.stringify(body),
    ...(signal && { signal })
  })
}

function toFailure({ error: { code, message, details } }: ProblemDetails): QueryFailure {
  return { code, message: [message, ...details.map((detail) => detail.message)].join(' '), engine: null }
}
