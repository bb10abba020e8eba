import { expect, test } from 'vitest'
import { onEachEngine } from '@sitewright/kernel/testing/services'
import { findIncidentPage } from './incidents.repository.ts'

onEachEngine('incidents of alerts', (open) => {
  test('are the same as if alerts were put together one by one, also where the clock was set back', async () => {
    const { db } = await open()
    // A fixed sequence, so that a failure can be looked at again.
    let seed = 7
    const draw = (most: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed % most
    }
    for (let round = 0; round < 12; round += 1) {
      await db.deleteFrom('alerts').execute()
      const spans = Array.from({ length: 1 + draw(20) }, (_, index) => {
        const from = draw(200)
        return { id: `a${index}`, from, to: draw(5) === 0 ? null : from + draw(30) - 3 }
      })
      const condition = { severity: 'info', metric: 'cpu', comparison: 'above', threshold: 1 } as const
      await db
        .insertInto('alerts')
        .values(
          spans.map(({ id, from, to }) => ({
            id,
            ...condition,
            title: id,
            for_ms: 0,
            value: 2,
            note: '',
            started_at: from,
            created_at: from,
            fired_at: from,
            resolved_at: to
          }))
        )
        .execute()
      const expected: { at: number; until: number; alerts: number }[] = []
      for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
        const until = to === null ? Infinity : Math.max(from, to)
        const last = expected.at(-1)
        if (last !== undefined && from <= last.until) {
          last.until = Math.max(last.until, until)
          last.alerts += 1
        } else expected.push({ at: from, until, alerts: 1 })
      }
      const found = await findIncidentPage(db, { before: undefined, limit: 100 })
      expect(
        found.map((row) => ({ at: row.created_at, until: row.ended_at ?? Infinity, alerts: row.alerts }))
      ).toEqual(expected.toReversed())
    }
  })
})
