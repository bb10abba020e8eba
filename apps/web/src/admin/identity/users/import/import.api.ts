import type { ProblemDetails, UserImport } from '@sitewright/api'
import type { CallOutcome, ClientSession } from '@sitewright/client'
import { mutation, query } from '../../../../requests/request.ts'
import { answerOrThrow } from '../../../../requests/request-error.ts'

/** Uploads a file and reads what it holds; its bytes are sent as they are. */
export async function uploadImport({ fetch }: Pick<ClientSession, 'fetch'>, file: File): Promise<UserImport> {
  return answerOrThrow(await sendFile(fetch, file))
}

async function sendFile(fetch: ClientSession['fetch'], file: File): Promise<CallOutcome<UserImport>> {
  const url = new URL('/api/admin/users/import', location.origin)
  url.searchParams.set('name', file.name.slice(0, 200))
  try {
    const response = await fetch(
      new Request(url, {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'content-type': 'text/csv', 'x-requested-with': 'sitewright' },
        // Its bytes, so that the call can be sent again after a renewal of the session.
        body: await file.arrayBuffer()
      })
    )
    const body: unknown = await response.json()
    if (response.ok) return { ok: true, answer: (body as { import: UserImport }).import }
    return { ok: false, status: response.status, problem: body as ProblemDetails }
  } catch {
    return { ok: false, status: 0, problem: null }
  }
}

/** Checks every row of an upload; no user is added. */
export const checkImport = mutation('POST /api/admin/users/import/{id}/check')

export function importProblemsQuery(id: string, after: number) {
  return query(['jobs', 'import-problems', id, String(after)], 'GET /api/admin/users/import/{id}/problems', {
    path: { id },
    query: { after }
  })
}

export const runImport = mutation('POST /api/admin/users/import/{id}/run', { invalidates: ['jobs', 'users'] })
