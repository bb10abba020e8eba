import { DatabaseSync } from 'node:sqlite'

/** Whether a file is an intact database of this product (integrity check). */
export function isIntact(file: string): boolean {
  try {
    const database = new DatabaseSync(file, { readOnly: true })
    try {
      const [checked] = database.prepare('pragma integrity_check').all()
      const { count } = database
        .prepare(
          "select count(*) as count from sqlite_master where name in ('users', 'settings', 'kysely_migration')"
        )
        .get() as { count: number }
      return checked?.['integrity_check'] === 'ok' && count === 3
    } finally {
      database.close()
    }
  } catch {
    return false
  }
}

/** Ids of the keys that a database was last used with; undefined if it has none. */
export function readKeyNames(file: string): { sealing: string; signing: string } | undefined {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const row = database.prepare("select value from settings where key = 'keys'").get() as
      | { value: string }
      | undefined
    return row === undefined ? undefined : (JSON.parse(row.value) as { sealing: string; signing: string })
  } finally {
    database.close()
  }
}
