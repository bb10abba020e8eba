import type { Selectable } from 'kysely'
import type { SessionsTable } from './session-tables.ts'
import type { IdentitiesTable } from './tables.ts'
import type { UsersTable } from './user-tables.ts'
import type { ProviderId } from '@sitewright/api'

export type UserRow = Selectable<UsersTable>

export type SessionRow = Selectable<SessionsTable>

export type IdentityRow = Selectable<IdentitiesTable>

/** Key of an identity: never its email address, which may change hands (security bar 38). */
export type IdentityKey = Pick<IdentityRow, 'issuer' | 'subject'> & { provider: ProviderId }
