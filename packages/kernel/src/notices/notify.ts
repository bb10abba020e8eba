import type { NoticeFacts, NoticeKind, Permission, RoleId } from '@sitewright/api'
import type { Transaction } from 'kysely'
import { newId } from '../crypto/random.ts'
import type { Tables } from '../db/tables.ts'
import { withAllRows } from '../db/tenant-rows.ts'
import { publishEvent } from '../events/publish-event.ts'
import { findRoles } from '../roles/roles.repository.ts'
import type { RoleState } from '../roles/role.ts'
import type { Services } from '../services/services.ts'
import { findReaders, insertNotices, raiseUnreadNotices, type ReaderFilter } from './notices.repository.ts'

/** Who gets a notice, of the active users who may enter the control panel. */
export type NoticeAudience =
  | { userId: string }
  /** Whoever has a role. */
  | { role: RoleId }
  /** Whoever holds a permission, in the tenant or in the whole installation. */
  | {
      permission: Permission
      tenantId: string | null
      /** @default 0 */
      leastRank?: number
      /** Ids of those who know it already. */
      except?: readonly string[]
    }

/** What happened, as use cases tell it. */
export interface NewNotice<K extends NoticeKind = NoticeKind> {
  kind: K
  /** Never the name of a person: that is looked up for each reader. */
  facts: NoticeFacts[K]
  /** What it is about. An unread notice of the same kind about the same is raised instead of a second one. */
  subject: {
    type: 'user' | 'job' | 'role' | 'mail' | 'provider' | 'audit' | 'alert' | 'tenant' | 'payment'
    id: string
  }
  /** Id of the user whom its words name. */
  person?: string | undefined
  /** The page of what it is about: a path in the control panel. */
  link: string | null
  to: NoticeAudience
}

/**
 * Makes a notice behind the bell of everybody whom it concerns, with the transaction of what happened: at most a thousand
 * people, those who were added first.
 */
export function notify<K extends NoticeKind>(
  services: Pick<Services, 'database' | 'now' | 'events'>,
  transaction: Transaction<Tables>,
  notice: NewNotice<K>
): Promise<void> {
  // Whom it concerns may be elsewhere, such as the administrators of the installation.
  return withAllRows(services.database, transaction, () => addNotices(services, transaction, notice))
}

/** The ids of those whom a notice concerns, for what tells them by another way too. */
export async function findAudience(
  transaction: Transaction<Tables>,
  audience: NoticeAudience
): Promise<string[]> {
  return findReaders(transaction, toFilter(audience, await findRoles(transaction)))
}

async function addNotices<K extends NoticeKind>(
  services: Pick<Services, 'database' | 'now' | 'events'>,
  transaction: Transaction<Tables>,
  { kind, facts, subject, person, link, to }: NewNotice<K>
): Promise<void> {
  const readers = await findAudience(transaction, to)
  if (readers.length === 0) return
  const fresh = {
    kind,
    subject_type: subject.type,
    subject_id: subject.id,
    person_id: person ?? null,
    link,
    facts: JSON.stringify(facts),
    created_at: services.now()
  }
  const raised = new Set(await raiseUnreadNotices(transaction, readers, fresh))
  const others = readers.filter((userId) => !raised.has(userId))
  await insertNotices(
    transaction,
    others.map((userId) => ({ ...fresh, id: newId(), user_id: userId, read_at: null }))
  )
  for (const userId of readers)
    publishEvent(services, transaction, {
      topic: 'notices',
      payload: { change: 'added' },
      audience: { userId }
    })
}

function toFilter(to: NoticeAudience, roles: readonly RoleState[]): ReaderFilter {
  const entering = roles.filter(({ permissions }) => permissions.includes('admin.access'))
  if ('userId' in to) return { roles: entering.map(({ id }) => id), userId: to.userId }
  if ('role' in to) return { roles: entering.map(({ id }) => id).filter((id) => id === to.role) }
  const { permission, tenantId, leastRank = 0, except = [] } = to
  return {
    roles: entering
      .filter((role) => role.rank >= leastRank && role.permissions.includes(permission))
      .map(({ id }) => id),
    tenantId,
    except
  }
}
