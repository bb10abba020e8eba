import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createKernelApp } from '../../../testing/kernel-app.ts'
import { createTestClock, createTestServices, onEachEngine } from '../../../testing/services.ts'
import { createTestClient, createTestUser } from '../../../testing/users.ts'
import { writeAudit } from '../write-audit.ts'
import { inTransaction } from '../../db/database.ts'
import { findAuditState } from './verification-state.ts'
import { checkAudit } from './check-audit.ts'

const path = '/api/admin/audit/export'

onEachEngine('an export of the audit log', (open) => {
  async function started() {
    const now = createTestClock()
    const services = await createTestServices(await open(), { now })
    const app = createKernelApp(services)
    const self = await createTestUser(services, 'admin', { email: 'self@example.com' })
    const client = await createTestClient(services, app, self)
    const write = (action: string, note: string) =>
      inTransaction(services.database, (transaction) =>
        writeAudit(
          services,
          transaction,
          { ip: '192.0.2.1', device: 'Test' },
          { action, outcome: 'done', actorId: self.id, details: { note } }
        )
      )
    return { services, app, now, self, client, write }
  }

  test('has what the filters show, oldest first, as JSON Lines and as CSV for spreadsheets', async () => {
    const { client, write } = await started()
    await write('test.one', '=1+1')
    await write('test.two', 'plain')
    const lines = (await (await client.call('GET', `${path}?action=test.one`)).text()).trimEnd().split('\n')
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({
        seq: 1,
        action: 'test.one',
        actorEmail: 'self@example.com',
        details: { note: '=1+1' }
      })
    ])
    const response = await client.call('GET', `${path}?format=csv&search=plain&action=test.two`)
    expect(response.headers.get('content-type')).toContain('text/csv')
    expect(response.headers.get('content-disposition')).toMatch(/audit-2026-11-21\.csv/)
    const [head = '', row = '', ...rest] = (await response.text()).trimEnd().split('\r\n')
    expect(head).toContain('"seq","at","action"')
    expect(row).toContain('"test.two"')
    expect(rest).toEqual([])
  })

  test('takes step-up, and the audit log tells of both its ends', async () => {
    const { services, now, self, client, write } = await started()
    await write('test.one', 'a')
    await (await client.call('GET', path)).text()
    const entries = await services.database.db
      .selectFrom('audit')
      .select(['action', 'outcome', 'details'])
      .where('action', 'like', 'audit.%')
      .orderBy('seq')
      .execute()
    expect(entries.map(({ action, outcome }) => [action, outcome])).toEqual([
      ['audit.export', 'done'],
      ['audit.export-end', 'done']
    ])
    expect(JSON.parse(entries[1]?.details ?? '')).toEqual({ entries: 2, isWhole: true })
    await services.database.db
      .updateTable('sessions')
      .set({ proved_at: now() - 11 * 60_000 })
      .execute()
    services.sessionCache.forgetUser(self.id)
    expect(await (await client.call('GET', path)).text()).toContain('auth.step-up')
    expect((await client.call('GET', `${path}?format=xml`)).status).toBe(400)
  })

  test('security bar 49: one that is cancelled before its first piece says so in the audit log', async () => {
    const { services, client, write } = await started()
    await write('test.one', 'a')
    for (const query of ['', '?action=test.one']) {
      const { body } = await client.call('GET', `${path}${query}`)
      await body?.cancel()
    }
    const ends = await services.database.db
      .selectFrom('audit')
      .select(['outcome', 'details'])
      .where('action', '=', 'audit.export-end')
      .execute()
    expect(ends).toEqual(
      ['', ''].map(() => ({ outcome: 'refused', details: '{"entries":0,"isWhole":false}' }))
    )
  })

  test('a check of the whole log is kept with its time, and signs its head once', async () => {
    const { services, now, write } = await started()
    const { db, engine } = services.database
    expect(await findAuditState(db)).toBeNull()
    await write('test.one', 'a')
    expect(await checkAudit(services)).toBe(1)
    await checkAudit(services)
    const checkpoints = await db.selectFrom('audit_public_checkpoints').selectAll().execute()
    expect(checkpoints).toMatchObject([{ seq: 1, at: now() }])
    await write('test.two', 'b')
    now.advance(1000)
    await checkAudit(services)
    expect(await findAuditState(db)).toEqual({ at: now(), entries: 2, firstBrokenRow: null })
    await expect(sql`delete from audit_public_checkpoints`.execute(db)).rejects.toThrow(/append-only/)
    const guard =
      engine === 'sqlite' ? 'drop trigger audit_no_update' : 'drop trigger audit_append_only on audit'
    for (const statement of [guard, `update audit set ip = '' where seq = 1`])
      await sql.raw(statement).execute(db)
    await checkAudit(services)
    expect(await findAuditState(db)).toMatchObject({ firstBrokenRow: 1 })
    expect(await db.selectFrom('audit_public_checkpoints').select('seq').execute()).toHaveLength(2)
  })
})
