import type { IncidentEntry, IncidentSource } from '@sitewright/api'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldAudit } from './fold-audit.ts'

const sources: readonly IncidentSource[] = ['alert', 'check', 'deploy', 'notice', 'note', 'audit']
const toEntry = (source: IncidentSource, at: number): IncidentEntry => ({
  at,
  source,
  subject: null,
  text: 'Signed in',
  by: null,
  note: null,
  link: null
})

test('four audit entries in a row are folded, three are not', () => {
  const three = (['audit', 'audit', 'audit', 'alert'] as const).map(toEntry)
  expect(foldAudit(three).map(({ kind }) => kind)).toEqual(['entry', 'entry', 'entry', 'entry'])
  const four = (['alert', 'audit', 'audit', 'audit', 'audit', 'check'] as const).map(toEntry)
  expect(foldAudit(four)).toEqual([
    { kind: 'entry', entry: four[0] },
    { kind: 'audit', entries: four.slice(1, 5) },
    { kind: 'entry', entry: four[5] }
  ])
})

test('nothing is lost, the order stays, and nothing but audit entries is folded', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...sources), { maxLength: 60 }), (list) => {
      const entries = list.map(toEntry)
      const parts = foldAudit(entries)
      expect(parts.flatMap((part) => (part.kind === 'entry' ? [part.entry] : part.entries))).toEqual(entries)
      for (const part of parts)
        if (part.kind === 'audit')
          expect(new Set(part.entries.map(({ source }) => source))).toEqual(new Set(['audit']))
    })
  )
})
