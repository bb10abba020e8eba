import type { AuditReport, AuditState, Notice } from '@sitewright/api'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createProductApp } from '../../testing/product-app.ts'
import { createTestClock, createTestServices, onEachEngine } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestRole, createTestUser } from '@sitewright/kernel/testing/users'
import { writeAudit, checkAudit } from '@sitewright/kernel/audit'
import { inTransaction } from '@sitewright/kernel/db'

onEachEngine('a break in the chain of the audit log', (open) => {
  async function started() {
    const now = createTestClock()
    const services = await createTestServices(await open(), { now })
    const app = createProductApp(services)
    const { db, engine } = services.database
    const join = async (role: string, tenant: string | null = null) => {
      const user = await createTestUser(services, role, { tenant })
      const { call } = await createTestClient(services, app, user)
      const read = async <T>(path: string) => (await (await call('GET', path)).json()) as T
      const notices = async () =>
        (await read<{ notices: Notice[] }>('/api/admin/notices')).notices.filter(
          ({ kind }) => kind === 'audit.broken'
        )
      return { id: user.id, call, read, notices }
    }
    const auditor = await join(
      await createTestRole(services, { permissions: ['admin.access', 'audit.read'] })
    )
    for (const action of ['test.one', 'test.two', 'test.three', 'test.four'])
      await inTransaction(services.database, (transaction) =>
        writeAudit(services, transaction, { ip: '192.0.2.1', device: 'Test' }, { action, outcome: 'done' })
      )
    const guard =
      engine === 'sqlite' ? 'drop trigger audit_no_update' : 'drop trigger audit_append_only on audit'
    await sql.raw(guard).execute(db)
    const setAddress = (row: number, ip: string) =>
      sql`update audit set ip = ${ip} where seq = ${row}`.execute(db)
    const forge = (row: number) => setAddress(row, '192.0.2.99')
    const mend = (row: number) => setAddress(row, '192.0.2.1')
    return { services, now, join, auditor, forge, mend }
  }

  test('is looked for once where two ask at the same time', async () => {
    const { services } = await started()
    const first = checkAudit(services)
    expect(checkAudit(services)).toBe(first)
    const entries = await first
    const next = checkAudit(services)
    expect(next).not.toBe(first)
    expect(await next).toBe(entries)
  })

  test('security bar 52: is told to those who may read the log, once', async () => {
    const { services, now, join, auditor, forge } = await started()
    await join('manager')
    await join(await createTestRole(services, { permissions: ['admin.access', 'audit.read'] }), 'bakery')
    await checkAudit(services)
    expect(await auditor.notices()).toEqual([])
    await forge(3)
    await checkAudit(services)
    expect(await auditor.notices()).toMatchObject([
      {
        title: 'The chain of the audit log is broken',
        text: 'Row 3 does not hold: it was changed or is missing.',
        link: '/admin/auth-settings?view=audit',
        times: 1,
        readAt: null
      }
    ])
    const { db } = services.database
    expect(await db.selectFrom('notices').select('user_id').execute()).toEqual([{ user_id: auditor.id }])
    const [notice] = await auditor.notices()
    await auditor.call('POST', `/api/admin/notices/${notice?.id}/read`, { read: true })
    now.advance(60_000)
    await checkAudit(services)
    expect(await auditor.notices()).toMatchObject([{ times: 1, readAt: expect.any(Number) }])
  })

  test('security bar 52: is told again where another row breaks, or the same one after it was mended', async () => {
    const { services, now, auditor, forge, mend } = await started()
    const check = async () => {
      now.advance(1000)
      await checkAudit(services)
      return (await auditor.notices()).map(({ text, times }) => [/\d+/.exec(text)?.[0], times])
    }
    await forge(3)
    expect(await check()).toEqual([['3', 1]])
    await forge(2)
    expect(await check()).toEqual([
      ['2', 1],
      ['3', 1]
    ])
    await mend(2)
    await mend(3)
    expect(await check()).toHaveLength(2)
    await forge(2)
    expect(await check()).toEqual([
      ['2', 2],
      ['3', 1]
    ])
  })

  test('security bar 52: that an administrator finds is kept and told as well, the first of several', async () => {
    const { services, auditor, forge } = await started()
    await checkAudit(services)
    await forge(4)
    const verify = (after: number) => auditor.read<AuditReport>(`/api/admin/audit/verify?after=${after}`)
    expect(await verify(0)).toMatchObject({ firstBrokenRow: 4 })
    const state = async () => (await auditor.read<AuditState>('/api/admin/audit/state')).checked
    expect(await state()).toMatchObject({ firstBrokenRow: 4, entries: 3 })
    expect(await auditor.notices()).toHaveLength(1)
    await forge(2)
    expect(await verify(2)).toMatchObject({ firstBrokenRow: 4 })
    expect(await verify(0)).toMatchObject({ firstBrokenRow: 2 })
    expect(await state()).toMatchObject({ firstBrokenRow: 2 })
    expect(await verify(2)).toMatchObject({ firstBrokenRow: 4 })
    expect(await state()).toMatchObject({ firstBrokenRow: 2 })
    expect(await auditor.notices()).toHaveLength(2)
  })

  test('is not made up by asking for a row that there is not, which is refused', async () => {
    const { auditor } = await started()
    const refused = await auditor.call('GET', '/api/admin/audit/verify?after=999')
    expect([refused.status, await refused.json()]).toMatchObject([404, { error: { code: 'audit.no-row' } }])
    expect(await auditor.notices()).toEqual([])
  })

  test('is cleared once an administrator verifies the log and all of it holds', async () => {
    const { services, now, auditor, forge, mend } = await started()
    await forge(3)
    await checkAudit(services)
    const state = async () => (await auditor.read<AuditState>('/api/admin/audit/state')).checked
    expect(await state()).toMatchObject({ firstBrokenRow: 3 })
    await mend(3)
    now.advance(60_000)
    expect(await auditor.read('/api/admin/audit/verify')).toMatchObject({ firstBrokenRow: null })
    expect(await state()).toMatchObject({ at: now(), firstBrokenRow: null })
  })
})
