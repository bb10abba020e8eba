import { expect, test } from 'vitest'
import { auditAddress, countFilters, toAuditInput } from './audit-address.ts'

test('the filters stand in the address, and what is no filter is dropped', () => {
  const state = auditAddress.read(
    new URLSearchParams(
      'q=zoe&action=user.change&outcome=maybe&by=a&tenant=bakery&from=2026-11-01&to=2026-13-45&before=x'
    )
  )
  expect(state).toEqual({
    search: 'zoe',
    action: 'user.change',
    outcome: undefined,
    actor: 'a',
    subject: undefined,
    tenant: 'bakery',
    from: '2026-11-01',
    to: undefined,
    before: undefined
  })
  expect(
    auditAddress.read(
      new URLSearchParams(
        Object.entries(auditAddress.write(state)).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, value]]
        )
      )
    )
  ).toEqual(state)
  expect(toAuditInput(state, 'UTC')).toEqual({
    search: 'zoe',
    action: 'user.change',
    actor: 'a',
    tenant: 'bakery',
    from: Date.UTC(2026, 10, 1)
  })
  expect(countFilters(state)).toBe(5)
})

test('days are those of the time zone of the reader, and included to their end', () => {
  const state = auditAddress.read(new URLSearchParams('from=2026-11-21&to=2026-11-22'))
  expect(toAuditInput(state, 'UTC')).toEqual({
    from: Date.UTC(2026, 10, 21),
    to: Date.UTC(2026, 10, 22, 23, 59, 59, 999)
  })
  expect(toAuditInput(state, 'Pacific/Kiritimati')).toEqual({
    from: Date.UTC(2026, 10, 20, 10),
    to: Date.UTC(2026, 10, 22, 9, 59, 59, 999)
  })
})
