import {
  mayRead,
  noticeMessages,
  unknownPerson,
  type Notice,
  type NoticeFacts,
  type NoticeKind,
  type NoticeMessage
} from '@sitewright/api'
import type { Queries } from '@sitewright/kernel/db'
import type { NoticeRow } from '@sitewright/kernel/call'
import type { Actor } from '@sitewright/kernel/request'
import { findUsersById } from '@sitewright/kernel/users'

/** Maps rows to notices; users are named as their reader may see them now (security bar 32). */
export async function toNotices(
  queries: Queries,
  { tenantId, permissions }: Pick<Actor, 'tenantId' | 'permissions'>,
  rows: readonly NoticeRow[]
): Promise<Notice[]> {
  const ids = rows.flatMap(({ person_id: id }) => id ?? [])
  const users = mayRead(permissions, 'user.read') ? await findUsersById(queries, [...new Set(ids)]) : []
  const seen = users.filter((user) => tenantId === null || user.tenant_id === tenantId)
  const names = new Map(seen.map(({ id, email }) => [id, email]))
  return rows.map((row) => {
    const name = names.get(row.person_id ?? '')
    const isGone = row.person_id !== null && name === undefined
    const facts = JSON.parse(row.facts) as NoticeFacts[NoticeKind]
    const { link = row.link, ...words } = toMessage(row.kind, facts, {
      name: name ?? unknownPerson,
      times: row.times
    })
    return {
      id: row.id,
      kind: row.kind,
      ...words,
      link: isGone ? null : link,
      times: row.times,
      createdAt: row.created_at,
      readAt: row.read_at
    }
  })
}

function toMessage<K extends NoticeKind>(
  kind: K,
  facts: NoticeFacts[K],
  reading: { name: string; times: number }
): NoticeMessage {
  return noticeMessages[kind](facts, reading)
}
