import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Addresses of webhooks and checks that were taken before a user name, a password, a fragment and white space in them were
 * refused: they become what was asked all along. Without its sign-in a webhook would be refused where it goes, so that it is
 * switched off.
 */
export function plainAddresses(): Migration {
  return {
    async up(db) {
      const webhooks = await sql<{ id: string; url: string }>`select id, url from webhooks`.execute(db)
      for (const { id, url } of webhooks.rows) {
        const plain = toPlain(url)
        if (plain !== undefined)
          await sql`update webhooks set url = ${plain.url},
            enabled = ${plain.hadUser ? sql`0` : sql`enabled`} where id = ${id}`.execute(db)
      }
      const checks = await sql<{ id: string; probe: string }>`select id, probe from checks`.execute(db)
      for (const { id, probe } of checks.rows) {
        const definition = JSON.parse(probe) as { url?: string }
        const plain = definition.url === undefined ? undefined : toPlain(definition.url)
        if (plain !== undefined)
          await sql`update checks set probe = ${JSON.stringify({ ...definition, url: plain.url })}
            where id = ${id}`.execute(db)
      }
    }
  }
}

/** An address without what is refused in it; undefined where there is nothing of that. */
function toPlain(text: string): { url: string; hadUser: boolean } | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const hadUser = url.username !== '' || url.password !== ''
  if (!hadUser && !/[\s\p{Cc}#]/u.test(text)) return undefined
  Object.assign(url, { username: '', password: '', hash: '' })
  return { url: url.href, hadUser }
}
