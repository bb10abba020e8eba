import { createTestContext, type TestContext } from '@sitewright/identity/testing/account'
import type { Database } from '@sitewright/kernel/db'
import { createProductApp } from './product-app.ts'

/** Two signed-in users, with the routes of all areas. */
export function createProductContext(
  database: Database,
  options: Parameters<typeof createTestContext>[1] = {}
): Promise<TestContext> {
  return createTestContext(database, { ...options, createApp: createProductApp })
}
