import pg from 'pg'
import { newId } from '../src/crypto/random.ts'

/** The role for requests of tenants in tests; it stays on the server. */
export const testTenantRole = 'sitewright_test_tenant'

export interface TestDatabase {
  url: string
  drop: () => Promise<void>
}

/** Runs one statement on a server, over a connection of its own. */
export async function runStatement(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement)
    return rows
  } finally {
    await client.end()
  }
}

/** The URL of another database of the same server. */
export function withDatabase(url: string, name: string): string {
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}

/**
 * Creates a database on the server at `url`: empty, or a copy of `template`, whose name prefix it gets so that both are
 * dropped together if a test is killed.
 */
export async function createTestDatabase(url: string, template?: string): Promise<TestDatabase> {
  const id = newId().replaceAll('-', '')
  const name = template === undefined ? `test_${id}` : `${template}_${id}`
  await runStatement(
    url,
    // Copying files takes a fraction of the time of logging each page (Postgres 15 and later).
    template === undefined
      ? `create database ${name}`
      : `create database ${name} template ${template} strategy file_copy`
  )
  return {
    url: withDatabase(url, name),
    drop: async () => void (await runStatement(url, `drop database ${name} with (force)`))
  }
}
