import type { AuditEntryView } from '@sitewright/api'
import type { Party } from './party.ts'

const auditLog = 'GET /api/admin/audit'

/**
 * An answer without what the asking party itself has done: entries of its own acts repeat what it has typed, such as the
 * text of a filter, and that is no news of another tenant. Entries of everybody else stay.
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
