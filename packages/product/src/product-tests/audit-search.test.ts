import type { AuditEntryView, AuditFilter } from '@sitewright/api'
import { foldText } from '@sitewright/text'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createProductApp } from '../../testing/product-app.ts'
import { createTestClock, createTestServices, onSqlite } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'
import { writeAuditEntries, findAuditPage } from '@sitewright/kernel/audit'
import { toAuditSearchText, inTransaction } from '@sitewright/kernel/db'

const actions = ['auth.login', 'auth.lock', 'user.change', 'provider.update']
const notes = ['Zoë Åkesson', 'google', 'example.com', '100%_sure', '"quoted"', 'x']

onSqlite('a search of the audit log', (open) => {
  async function started(count: number) {
    const now = createTestClock()
    const services = await createTestServices(await open(), { now })
    for (let index = 0; index < count; index += 50) {
      await inTransaction(services.database, (transaction) =>
        writeAuditEntries(
          services,
          transaction,
          { ip: `192.0.2.${index % 7}`, device: 'Test' },
          Array.from({ length: Math.min(50, count - index) }, (_, offset) => ({
            action: actions[(index + offset) % 4] ?? '',
            outcome: (index + offset) % 3 === 0 ? ('refused' as const) : ('done' as const),
            actorId: `actor-${(index + offset) % 5}`,
            subject: { type: 'user', id: `subject-${(index + offset) % 11}` },
            tenantId: ['bakery', 'dentist', null][(index + offset) % 3],
            details: { note: notes[(index + offset) % 6], nested: { after: [index + offset] } }
          }))
        )
      )
      now.advance(10 * 60_000)
    }
    const rows = await services.database.db.selectFrom('audit').selectAll().orderBy('seq', 'desc').execute()
    return { services, now, rows }
  }

  test('finds what a plain filter finds, on every page, whatever is combined', async () => {
    const { services, rows } = await started(330)
    const expected = (filter: AuditFilter): number[] =>
      rows
        .filter(
          (row) =>
            (filter.action === undefined || row.action === filter.action) &&
            (filter.outcome === undefined || row.outcome === filter.outcome) &&
            (filter.actor === undefined || row.actor_id === filter.actor) &&
            (filter.subject === undefined || row.subject_id === filter.subject) &&
            (filter.tenant === undefined || row.tenant_id === filter.tenant) &&
            row.at >= (filter.from ?? 0) &&
            row.at <= (filter.to ?? Infinity) &&
            foldText(filter.search ?? '')
              .split(/\s+/u)
              .every((term) => toAuditSearchText(row).includes(term))
        )
        .map(({ seq }) => seq)
    const times = rows.map(({ at }) => at)
    const filters = fc.record(
      {
        action: fc.constantFrom(...actions),
        outcome: fc.constantFrom('done' as const, 'refused' as const),
        actor: fc.constantFrom('actor-1', 'actor-4', 'nobody'),
        subject: fc.constantFrom('subject-0', 'subject-9'),
        tenant: fc.constantFrom('bakery', 'nobody'),
        from: fc.constantFrom(...times),
        to: fc.constantFrom(...times),
        search: fc.constantFrom(
          'zoe',
          'GOOGLE',
          'auth.lo',
          '192.0.2.3 google',
          '%_',
          '"',
          'x 19',
          'nothing',
          '192.0.2.3',
          'åkesson 0'
        )
      },
      { requiredKeys: [] }
    )
    // Every way of searching: by the rarest filter, by the index of texts, and by a walk of a few rows at a time.
    const limits = fc.record({
      quickRows: fc.constantFrom(1, 20),
      fewMatches: fc.constantFrom(0, 10, 1000),
      candidates: fc.constantFrom(0, 20, 1000),
      holders: fc.constantFrom(-1, 60, 1000),
      walkedRows: fc.constantFrom(5, 70, 1000)
    })
    await fc.assert(
      fc.asyncProperty(filters, fc.integer({ min: 1, max: 60 }), limits, async (filter, limit, bounds) => {
        const found: number[] = []
        let before: number | undefined
        for (;;) {
          const page = await findAuditPage(services.database, filter, { before, limit }, bounds)
          expect(page.rows.length).toBeLessThanOrEqual(limit)
          found.push(...page.rows.map(({ seq }) => seq))
          if (page.next === null) break
          before = page.next
        }
        expect(found).toEqual(expected(filter))
      }),
      { numRuns: 100 }
    )
  })

  test('names actors and subjects as they are called now, and keeps the id of a deleted one', async () => {
    const { services } = await started(0)
    const app = createProductApp(services)
    const self = await createTestUser(services, 'super_admin', { firstName: 'Ada', lastName: 'Moss' })
    const other = await createTestUser(services, 'user', { firstName: 'Bo', email: 'bo@example.com' })
    const client = await createTestClient(services, app, self)
    await client.call('PATCH', `/api/users/${other.id}`, { firstName: 'Bea' })
    const read = async () => {
      const response = await client.call('GET', `/api/admin/audit?subject=${other.id}`)
      return ((await response.json()) as { entries: AuditEntryView[] }).entries[0]
    }
    expect(await read()).toMatchObject({
      actorId: self.id,
      actor: { name: 'Ada Moss', email: self.email },
      subject: { id: other.id, user: { name: 'Bea Okafor', email: 'bo@example.com' } }
    })
    await services.database.db.deleteFrom('users').where('id', '=', other.id).execute()
    expect(await read()).toMatchObject({ subject: { id: other.id, user: null } })
  })
})
