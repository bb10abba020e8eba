import type { DatabaseSettings } from '@sitewright/databases'
import type { TestBrowser } from '@sitewright/kernel/testing/browser'

/** Adds a database of the tests as a connection named 'billing'; its id. */
export async function connectDatabase(
  page: TestBrowser,
  { kind: type, ...settings }: DatabaseSettings,
  changes: object = {}
): Promise<string> {
  const body = { name: 'billing', type, production: true, ...settings, ...changes }
  const answer = await page.call('POST', '/api/admin/connections', body)
  return ((await answer.json()) as { connection: { id: string } }).connection.id
}
