import type { AuditEntryView } from '@sitewright/api'
import type { Party } from './party.ts'

const auditLog = 'GET /api/admin/audit'

/**
 * A response without entries of the caller's own actions: they repeat its input, such as the text of a filter, which is
 * no leak. Entries of all others stay.
 */
export async function withoutOwnEchoes(
  response: Response,
  route: string,
  { admin }: Pick<Party, 'admin'>
): Promise<Response> {
  if (route !== auditLog || response.status !== 200) return response
  const page = (await response.json()) as { entries: readonly AuditEntryView[] }
  const entries = page.entries.filter(({ actorId }) => actorId !== admin.id)
  return Response.json({ ...page, entries }, { headers: response.headers })
}
