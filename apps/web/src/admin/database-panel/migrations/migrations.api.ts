import { mutation, query } from '../../../requests/request.ts'

/** The migrations of a connection, and how each stands in the database. */
export const migrationsQuery = (id: string) =>
  query(['databases', 'migrations', id], 'GET /api/admin/connections/{id}/migrations', { path: { id } })

export const migrationQuery = (id: string, migration: string) =>
  query(['databases', 'migration', id, migration], 'GET /api/admin/connections/{id}/migrations/{migration}', {
    path: { id, migration }
  })

const invalidates = ['databases'] as const

export const addMigration = mutation('POST /api/admin/connections/{id}/migrations', { invalidates })
export const changeMigration = mutation('PATCH /api/admin/connections/{id}/migrations/{migration}', {
  invalidates
})
export const deleteMigration = mutation('DELETE /api/admin/connections/{id}/migrations/{migration}', {
  invalidates
})
/** Plans migrations, or does a dry run of them: nothing that is shown has changed afterwards. */
export const planMigrations = mutation('POST /api/database/migrate')
export const runMigrations = mutation('POST /api/database/migrate', { invalidates })
