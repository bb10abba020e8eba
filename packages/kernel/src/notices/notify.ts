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

/** Recipients of a notice, among the active users with access to the control panel. */
export type NoticeAudience =
  | { userId: string }
  /** Users with a role. */
  | { role: RoleId }
  /** Users with a permission, in the tenant or in the whole installation. */
  | {
      permission: Permission
      tenantId: string | null
      /** @default 0 */
      leastRank?: number
      /** Ids of users who know it already. */
      except?: readonly string[]
    }

/**
 * A notice to create.
 *
 * @example
 * await transaction.notify({
 *   kind: 'role.assigned',
 *   facts: { name: 'Editor' },
 *   subject: { type: 'user', id },
 *   link: ownRightsPath,
 *   to: { userId: id }
 * })
 */
export interface NewNotice<K extends NoticeKind = NoticeKind> {
  kind: K
  /** Never the name of a user: names are resolved for each reader. */
  facts: NoticeFacts[K]
  /** The subject. An unread notice of the same kind and subject is renewed instead of a second one. */
  subject: {
    type: 'user' | 'job' | 'role' | 'mail' | 'provider' | 'audit' | 'alert' | 'tenant' | 'payment'
    id: string
  }
  /** The user whom its message names. */
  person?: string | undefined
  /** Path in the control panel. */
  link: string | null
  to: NoticeAudience
}

/**
 * Creates a notice for each user of its audience, with the transaction that caused it: for at most a thousand users,
 * the oldest accounts first.
 */
export function notify<K extends NoticeKind>(
  services: Pick<Services, 'database' | 'now' | 'events'>,
  transaction: Transaction<Tables>,
  notice: NewNotice<K>
): Promise<void> {
  // The audience may include users elsewhere, such as the administrators of the installation.
  return withAllRows(services.database, transaction, () => addNotices(services, transaction, notice))
}

/** Ids of a notice's audience, to notify them through another channel too. */
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
