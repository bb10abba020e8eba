import { auditBaseline } from './baseline/audit.ts'
import { sessionsBaseline } from './baseline/sessions.ts'
import { tenantsBaseline } from './baseline/tenants.ts'
import { usersBaseline } from './baseline/users.ts'
import { workBaseline } from './baseline/work.ts'
import { defineBaseline, type Migrations } from './define-baseline.ts'

/**
 * The tables that all areas share. A later migration gets a number above all others, and a released one is never
 * edited.
 */
export const kernelMigrations: Migrations = {
  '200-kernel': defineBaseline(usersBaseline, sessionsBaseline, tenantsBaseline, auditBaseline, workBaseline)
}
