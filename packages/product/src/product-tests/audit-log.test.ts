import type { AuditEntryView, AuditReport } from '@sitewright/api'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Services } from '@sitewright/kernel/services'
import { inTransaction, type Database } from '@sitewright/kernel/db'
import { createProductApp } from '../../testing/product-app.ts'
import { createTestClock, onEachEngine, createTestServices } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'
import { writeAudit, findAuditState, verifyPiece } from '@sitewright/kernel/audit'

const day = 24 * 60 * 60_000

/** What the owner of the database could do: drop the triggers that guard the log. */
async function withoutGuards({ db, engine }: Database, changes: readonly string[]): Promise<void> {
  const drops =
    engine === 'sqlite'
      ? [
          'drop trigger audit_no_update',
          'drop trigger audit_no_delete',
          'drop trigger audit_checkpoints_no_update'
        ]
      : [
          'drop trigger audit_append_only on audit',
          'drop trigger audit_checkpoints_append_only on audit_checkpoints'
        ]
  for (const statement of [...drops, ...changes]) await sql.raw(statement).execute(db)
}

onEachEngine('the audit log', (open) => {
  async function started() {
    const now = createTestClock()
    const services = await createTestServices(await open(), { now })
    const app = createProductApp(services)
    const self = await createTestUser(services, 'super_admin')
    // A session expires while a test advances days, so each request has its own.
    const get = async (path: string) =>
      (await (await createTestClient(services, app, self)).call('GET', `/api/admin/audit${path}`)).json()
    const read = async (query = '') =>
      (await get(`?${query}`)) as { entries: AuditEntryView[]; next: number | null }
    const verify = async (query = '') => (await get(`/verify?${query}`)) as AuditReport
    return { services, app, now, read, verify }
  }
  const write = (services: Services, action: string, more: { actorId?: string; subject?: string } = {}) =>
    inTransaction(services.database, (transaction) =>
      writeAudit(
        services,
        transaction,
        { ip: '192.0.2.1', device: 'Test' },
        {
          action,
          outcome: 'done',
          actorId: more.actorId,
          details: { note: action },
          ...(more.subject === undefined ? {} : { subject: { type: 'user', id: more.subject } })
        }
      )
    )

  test('it is paginated from the newest row, and each filter works', async () => {
    const { services, now, read } = await started()
    for (let index = 0; index < 25; index += 1) {
      await write(services, index % 2 === 0 ? 'test.even' : 'test.odd', {
        actorId: index < 5 ? 'early' : 'late',
        subject: `s${index % 3}`
      })
      now.advance(60 * 60_000)
    }
    const first = await read('limit=10')
    expect(first.entries.map(({ seq }) => seq)).toEqual([25, 24, 23, 22, 21, 20, 19, 18, 17, 16])
    expect(first.entries[0]).toMatchObject({
      action: 'test.even',
      outcome: 'done',
      actorId: 'late',
      subject: { type: 'user', id: 's0' },
      details: { note: 'test.even' }
    })
    const second = await read(`limit=10&before=${first.next}`)
    expect(second.entries.at(-1)?.seq).toBe(6)
    const third = await read(`limit=10&before=${second.next}`)
    expect([third.entries.length, third.next]).toEqual([5, null])
    expect((await read('limit=100&action=test.odd')).entries).toHaveLength(12)
    expect((await read('limit=100&actor=early')).entries).toHaveLength(5)
    expect((await read('limit=100&actor=early&subject=s0')).entries.map(({ seq }) => seq)).toEqual([4, 1])
    const start = first.entries[0]?.at ?? 0
    expect(
      (await read(`from=${start - 2 * 60 * 60_000}&to=${start - 60 * 60_000}`)).entries.map(({ seq }) => seq)
    ).toEqual([24, 23])
    expect((await read(`from=${now() + day}`)).entries).toEqual([])
    expect((await read('to=1')).entries).toEqual([])
  })

  test('security bar 52: rows and checkpoints can be neither updated nor deleted', async () => {
    const { services, now } = await started()
    await write(services, 'test.one')
    now.advance(day)
    await write(services, 'test.two')
    const { db } = services.database
    await expect(db.updateTable('audit').set({ action: 'test.other' }).execute()).rejects.toThrow(
      'append-only'
    )
    await expect(db.deleteFrom('audit').execute()).rejects.toThrow('append-only')
    await expect(db.updateTable('audit_checkpoints').set({ seq: 9 }).execute()).rejects.toThrow('append-only')
    await expect(db.deleteFrom('audit_checkpoints').execute()).rejects.toThrow('append-only')
  })

  test('security bar 52: a changed, missing or cut-off row is found, even if the triggers were dropped', async () => {
    const changes = {
      changed: [`update audit set details = '{"note":"other"}' where seq = 2`],
      gap: ['delete from audit where seq = 2'],
      swapped: [
        `update audit set seq = 99 where seq = 2`,
        'update audit set seq = 2 where seq = 3',
        'update audit set seq = 3 where seq = 99'
      ]
    }
    for (const [name, statements] of Object.entries(changes)) {
      const { services, verify } = await started()
      for (const action of ['test.one', 'test.two', 'test.three']) await write(services, action)
      expect(await verify()).toEqual({ firstBrokenRow: null, checkedTo: 3, complete: true, checkpoints: 0 })
      await withoutGuards(services.database, statements)
      expect([name, (await verify()).firstBrokenRow]).toEqual([name, 2])
    }
    const { services, now, verify } = await started()
    await write(services, 'test.one')
    await write(services, 'test.two')
    now.advance(day)
    await write(services, 'test.three')
    expect(await verify()).toMatchObject({ firstBrokenRow: null, checkpoints: 1 })
    expect(await verify('after=1')).toMatchObject({ firstBrokenRow: null, checkedTo: 3 })
    await withoutGuards(services.database, ['delete from audit where seq >= 2'])
    expect((await verify()).firstBrokenRow).toBe(2)
  })

  test('security bar 52: a row with another key is found', async () => {
    const { services, verify } = await started()
    await write(services, 'test.one')
    await write({ ...services, auditKey: crypto.getRandomValues(new Uint8Array(32)) }, 'test.forged')
    expect((await verify()).firstBrokenRow).toBe(2)
  })

  test('security bar 52: a checkpoint that is not signed with our key, or of another row, is found', async () => {
    const forgeries = {
      unsigned: "update audit_checkpoints set signature = 'forged'",
      'another day': "update audit_checkpoints set day = '2000-01-01'",
      'another row': 'update audit_checkpoints set seq = 1'
    }
    for (const [name, statement] of Object.entries(forgeries)) {
      const { services, now, verify } = await started()
      await write(services, 'test.one')
      await write(services, 'test.two')
      now.advance(day)
      await write(services, 'test.three')
      expect((await verify()).firstBrokenRow).toBeNull()
      await withoutGuards(services.database, [statement])
      expect([name, (await verify()).firstBrokenRow]).toEqual([name, name === 'another row' ? 1 : 2])
    }
  })

  test('security bar 52: a header cannot add a second line (log injection)', async () => {
    const { services, read } = await started()
    await inTransaction(services.database, (transaction) =>
      writeAudit(
        services,
        transaction,
        { ip: '192.0.2.1', device: 'Agent\r\n{"action":"auth.login"}\u2028x' },
        { action: 'test.one', outcome: 'refused' }
      )
    )
    expect((await read()).entries[0]?.device).toBe('Agent {"action":"auth.login"} x')
  })

  test("security bar 52: requests beyond a user's role are audited, up to a limit", async () => {
    const { services, app, now } = await started()
    const user = await createTestUser(services, 'user')
    const client = await createTestClient(services, app, user)
    for (let call = 0; call < 30; call += 1)
      expect((await client.call('DELETE', '/api/users/x')).status).toBe(403)
    const admin = await createTestClient(services, app, await createTestUser(services, 'admin'))
    const above = await createTestUser(services, 'super_admin')
    expect((await admin.call('PATCH', `/api/users/${above.id}`, { firstName: 'Eve' })).status).toBe(403)
    const rows = await services.database.db
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'auth.forbidden')
      .orderBy('seq')
      .execute()
    expect(rows.map(({ actor_id }) => actor_id === user.id)).toEqual([
      ...Array.from({ length: 20 }, () => true),
      false
    ])
    expect(rows[0]).toMatchObject({ outcome: 'refused', at: now() })
    expect(JSON.parse(rows[0]?.details ?? '')).toEqual({
      code: 'auth.forbidden',
      method: 'DELETE',
      route: '/api/users/:id'
    })
    expect(JSON.parse(rows[20]?.details ?? '')).toMatchObject({ code: 'account.above' })
  })

  test('that all of it holds is kept once a walk from the first row has seen the last', async () => {
    const { services, now } = await started()
    for (let index = 0; index < 5; index += 1) await write(services, `test.n${index}`)
    const kept = () => findAuditState(services.database.db)
    expect(await verifyPiece(services, 0, 2)).toMatchObject({ checkedTo: 2, complete: false })
    expect(await verifyPiece(services, 3, 10)).toMatchObject({ checkedTo: 5, complete: true })
    expect(await kept()).toBeNull()
    expect(await verifyPiece(services, 2, 10)).toMatchObject({ checkedTo: 5, complete: true })
    const first = { at: now(), entries: 5, firstBrokenRow: null }
    expect(await kept()).toEqual(first)
    now.advance(11 * 60_000)
    await verifyPiece(services, 2, 10)
    expect(await kept()).toEqual(first)
    await verifyPiece(services, 0, 10)
    expect(await kept()).toEqual({ ...first, at: now() })
  })

  test('security bar 52: parallel entries form one chain', async () => {
    const { services, verify } = await started()
    await Promise.all(Array.from({ length: 30 }, (_, index) => write(services, `test.n${index}`)))
    expect(await verify()).toMatchObject({ firstBrokenRow: null, checkedTo: 30 })
  })
})
