import type { ViewScreen } from '@sitewright/api'
import type { Selectable } from 'kysely'
import type { Queries, SavedViewsTable, UserStatus } from '@sitewright/kernel/db'
import type { Actor } from '@sitewright/kernel/request'

export type ViewRow = Selectable<SavedViewsTable>

/** A view, and the current permissions of its owner. */
export interface SeenViewRow extends ViewRow {
  owner_status: UserStatus
  /** JSON of the permissions; null where the role was deleted. */
  owner_permissions: string | null
}

type Reader = Pick<Actor, 'userId' | 'tenantId'>

/** The views of a screen that a user sees: their own, and those shared in their tenant. */
export function findViews(queries: Queries, reader: Reader, screen: ViewScreen): Promise<SeenViewRow[]> {
  return selectSeen(queries, reader)
    .where('saved_views.screen', '=', screen)
    .orderBy('saved_views.position')
    .orderBy('saved_views.created_at')
    .orderBy('saved_views.id')
    .execute()
}

/** All views that a user has saved. */
export function findOwnViews(queries: Queries, userId: string) {
  return queries
    .selectFrom('saved_views')
    .select(['screen', 'name', 'query', 'is_shared', 'created_at', 'updated_at'])
    .where('owner_id', '=', userId)
    .orderBy('screen')
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** A view, if the user sees it. */
export function findView(queries: Queries, reader: Reader, id: string): Promise<SeenViewRow | undefined> {
  return selectSeen(queries, reader).where('saved_views.id', '=', id).executeTakeFirst()
}

function selectSeen(queries: Queries, { userId, tenantId }: Reader) {
  return queries
    .selectFrom('saved_views')
    .innerJoin('users', 'users.id', 'saved_views.owner_id')
    .leftJoin('roles', 'roles.id', 'users.role')
    .selectAll('saved_views')
    .select(['users.status as owner_status', 'roles.permissions as owner_permissions'])
    .where(({ eb, or, and }) =>
      or([
        eb('saved_views.owner_id', '=', userId),
        and([
          eb('saved_views.is_shared', '=', 1),
          tenantId === null
            ? eb('saved_views.tenant_id', 'is', null)
            : eb('saved_views.tenant_id', '=', tenantId)
        ])
      ])
    )
}
