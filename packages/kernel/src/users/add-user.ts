import type { Registration, RoleId } from '@sitewright/api'
import type { Transaction } from 'kysely'
import type { Services } from '../services/services.ts'
import { newId } from '../crypto/random.ts'
import type { Tables } from '../db/tables.ts'
import { withAllRows } from '../db/tenant-rows.ts'
import type { UserRow } from '../db/rows.ts'
import { deletePendingUser, insertUser } from './users.repository.ts'

interface NewUser {
  hash: string | null
  role: RoleId
  verified: boolean
  status: 'pending' | 'active'
  /** @default null, the installation itself */
  tenantId?: string | null
}

/**
 * Inserts a user; undefined if the address is taken. An unverified registration does not reserve an address: an active
 * user replaces it (security bar 60).
 */
export async function insertNewUser(
  { now, database }: Pick<Services, 'now' | 'database'>,
  transaction: Transaction<Tables>,
  { email, firstName, lastName }: Pick<Registration, 'email' | 'firstName' | 'lastName'>,
  { hash, role, verified, status, tenantId = null }: NewUser
): Promise<UserRow | undefined> {
  const time = now()
  // Such a registration is unverified, and belongs to no tenant.
  if (status === 'active')
    await withAllRows(database, transaction, () => deletePendingUser(transaction, email))
  return insertUser(transaction, {
    id: newId(),
    email,
    first_name: firstName,
    last_name: lastName,
    role,
    status,
    email_verified_at: verified ? time : null,
    password_hash: hash,
    password_changed_at: hash === null ? null : time,
    tenant_id: tenantId,
    avatar: null,
    last_login_at: null,
    created_at: time,
    updated_at: time
  })
}
