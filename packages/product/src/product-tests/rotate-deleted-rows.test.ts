import { expect, test } from 'vitest'
import { createTestServices, onSqlite } from '@sitewright/kernel/testing/services'
import { createTestUser } from '@sitewright/kernel/testing/users'
import { createEncryptor, type NamedKey } from '@sitewright/kernel/crypto'
import { inTransaction } from '@sitewright/kernel/db'
import { silentLog } from '@sitewright/kernel/request'
import { rotateEncryption } from '@sitewright/kernel/area'
import { moveFromDeleted, moveToDeleted } from '@sitewright/identity'

const createKey = (id: string): NamedKey => ({ id, secret: crypto.getRandomValues(new Uint8Array(32)) })

onSqlite('keys that rotate while a deleted user can come back', (open) => {
  test('security bar 50: what was encrypted before opens with the new key alone', async () => {
    const [old, fresh] = [createKey('old'), createKey('fresh')]
    const database = await open()
    const { db } = database
    const encryptor = createEncryptor({ current: old, older: [] })
    const services = await createTestServices(database, { encryptor })
    const user = await createTestUser(services, 'user')
    const secretOf = { table: 'totp', row: user.id, column: 'secret' }
    const codesOf = { table: 'recovery_sets', row: user.id, column: 'sealed_key' }
    await db
      .insertInto('totp')
      .values({
        user_id: user.id,
        secret: await encryptor.encrypt('one', secretOf),
        pending: await encryptor.encrypt('two', secretOf)
      })
      .execute()
    await db
      .insertInto('recovery_sets')
      .values({ user_id: user.id, sealed_key: await encryptor.encrypt('three', codesOf), created_at: 1 })
      .execute()
    await inTransaction(database, (transaction) =>
      moveToDeleted(database, transaction, [user], { now: services.now(), jobId: null })
    )

    const both = createEncryptor({ current: fresh, older: [old] })
    expect(await rotateEncryption({ database, encryptor: both, log: silentLog })).toBe(3)
    expect(await rotateEncryption({ database, encryptor: both, log: silentLog })).toBe(0)
    await inTransaction(database, (transaction) => moveFromDeleted(database, transaction, [user.id]))

    const alone = createEncryptor({ current: fresh, older: [] })
    const totp = await db.selectFrom('totp').selectAll().executeTakeFirstOrThrow()
    expect(await alone.decrypt(totp.secret ?? '', secretOf)).toBe('one')
    expect(await alone.decrypt(totp.pending ?? '', secretOf)).toBe('two')
    expect(totp).toMatchObject({ last_step: 0, confirmed_at: null })
    const codes = await db.selectFrom('recovery_sets').selectAll().executeTakeFirstOrThrow()
    expect(await alone.decrypt(codes.sealed_key, codesOf)).toBe('three')
  })
})
