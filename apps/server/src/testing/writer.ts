import { newId } from '@sitewright/kernel/crypto'
import { inTransaction, kernelMigrations, migrate } from '@sitewright/kernel/db'
import { writeAudit } from '@sitewright/kernel/audit'
import { insertUser } from '@sitewright/kernel/users'
import { openDatabase } from '../data-folder/open-database.ts'

// Opens a data folder like the server and inserts users, one after the other, until it is killed. It prints each id
// once that is written.
const [dataDir = '', auditKey = ''] = process.argv.slice(2)
const database = openDatabase({ databaseUrl: undefined, dataDir })
await migrate(database, kernelMigrations)
const services = { database, now: Date.now, auditKey: new Uint8Array(Buffer.from(auditKey, 'hex')) }
const caller = { ip: '192.0.2.1', device: 'Writer' }
process.stdout.write('open\n')
for (;;) {
  const id = newId()
  await inTransaction(database, async (transaction) => {
    await insertUser(transaction, {
      id,
      email: `${id}@example.com`,
      first_name: 'Maya',
      last_name: 'Okafor',
      role: 'user',
      status: 'active',
      email_verified_at: null,
      password_hash: null,
      password_changed_at: null,
      tenant_id: null,
      avatar: null,
      last_login_at: null,
      created_at: Date.now(),
      updated_at: Date.now()
    })
    await writeAudit(services, transaction, caller, {
      action: 'auth.register',
      outcome: 'done',
      actorId: id
    })
  })
  process.stdout.write(`${id}\n`)
}
