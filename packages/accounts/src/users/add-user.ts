import type { Registration, RoleId } from '@sitewright/api'
import type { Transaction } from 'kysely'
import type { Services } from '../services/services.ts'
import { newId } from '../crypto/random.ts'
import type { Tables } from '../db/tables.ts'
import type { UserRow } from '../db/rows.ts'
import { deletePendingUser, insertUser } from './users.repository.ts'

interface NewUser {
  hash: string | null
  role: RoleId
  verified: boolean
  status: 'pending' | 'active'
}

/**
 * Inserts a user; undefined if the address is taken. An unverified registration does not reserve an address: an active
 * user replaces it (security bar 60).
 */
export async function insertNewUser(
  { now }: Pick<Services, 'now'>,
  transaction: Transaction<Tables>,
  { email, firstName, lastName }: Pick<Registration, 'email' | 'firstName' | 'lastName'>,
  { hash, role, verified, status }: NewUser
): Promise<UserRow | undefined> {
  const time = now()
  if (status === 'active') await deletePendingUser(transaction, email)
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
    tenant_id: null,
    avatar: null,
    last_login_at: null,
    created_at: time,
    updated_at: time
  })
}
