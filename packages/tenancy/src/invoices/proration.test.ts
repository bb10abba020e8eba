import type { Invoice } from '@sitewright/api'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startInvoices } from '../../testing/invoices.ts'
import { onEachEngine } from '@sitewright/kernel/testing/services'
import { settleLines } from './issue-invoices.ts'

const start = Date.UTC(2026, 3, 1)
const day = 86_400_000

onEachEngine('a change of the plan', (open) => {
  async function started() {
    const parts = await startInvoices(await open(), start)
    const { price, add, call, issue, listOf } = parts
    await price('starter', 3000)
    await price('professional', 9000, { yearlyPrice: 90_000 })
    await price('enterprise', 10_000, { currency: 'USD' })
    const { id } = await add()
    await issue()
    const change = async (changes: object) => {
      const { tenant } = await call<{ tenant: { revision: number } }>('GET', `/${id}`)
      return call('PATCH', `/${id}`, { revision: tenant.revision, ...changes })
    }
    const amountsOf = (lines: readonly { kind: string; amount: number }[] = []) =>
      lines.map(({ kind, amount }) => [kind, amount])
    const carried = async () => amountsOf((await listOf(id)).carried)
    const newest = async () => (await listOf(id)).invoices[0] as Invoice
    return { ...parts, id, change, amountsOf, carried, newest }
  }

  test('credits the unused part of the old one and charges the rest of the new one on the next invoice', async () => {
    const { now, change, carried, issue, newest, amountsOf } = await started()
    now.advance(10 * day)
    await change({ plan: 'professional' })
    expect(await carried()).toEqual([
      ['proration', -2000],
      ['proration', 6000]
    ])
    await change({ name: 'Other' })
    now.advance(20 * day)
    expect(await issue()).toBe(1)
    const invoice = await newest()
    expect(invoice.total).toBe(13_000)
    expect(amountsOf(invoice.lines)).toEqual([
      ['plan', 9000],
      ['proration', -2000],
      ['proration', 6000]
    ])
    expect(invoice.lines[1]).toMatchObject({
      description: 'Unused part of Starter',
      start: start + 10 * day,
      end: start + 30 * day
    })
    expect(await carried()).toEqual([])
  })

  test('to another period begins that one at once, with the unused part as credit', async () => {
    const { now, change, tenant, id, issue, newest, amountsOf } = await started()
    now.advance(15 * day)
    await change({ plan: 'professional', period: 'yearly' })
    expect(await issue()).toBe(1)
    const invoice = await newest()
    expect(invoice).toMatchObject({
      total: 88_500,
      periodStart: start + 15 * day,
      periodEnd: Date.UTC(2027, 3, 16)
    })
    expect(amountsOf(invoice.lines)).toEqual([
      ['plan', 90_000],
      ['proration', -1500]
    ])
    expect((await tenant(id)).billing.nextBilling).toBe(Date.UTC(2027, 3, 16))
  })

  test('a total below zero is kept as credit, and credit of another currency waits for it', async () => {
    const { now, change, carried, issue, newest, amountsOf } = await started()
    now.advance(day)
    await change({ plan: 'professional', period: 'yearly' })
    await issue()
    now.advance(day)
    await change({ plan: 'starter', period: 'monthly' })
    await issue()
    const free = await newest()
    expect(free).toMatchObject({ total: 0, status: 'paid' })
    expect(free.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
    const [[kind, credit] = ['', 0]] = await carried()
    expect([kind, Number(credit)]).toEqual(['credit', 3000 - (90_000 - 247)])
    await change({ plan: 'enterprise' })
    now.advance(31 * day)
    await issue()
    const dollars = await newest()
    expect(dollars.currency).toBe('USD')
    expect(amountsOf(dollars.lines)).toMatchObject([
      ['plan', 10_000],
      ['proration', 10_000]
    ])
    expect(await carried()).toEqual([
      ['credit', Number(credit)],
      ['proration', -3000]
    ])
  })

  test('a void invoice is owed no more, and gives what was carried to it to the next one', async () => {
    const { now, change, carried, issue, newest, act } = await started()
    now.advance(15 * day)
    await change({ plan: 'professional' })
    now.advance(15 * day)
    await issue()
    await act('void', await newest())
    expect(await carried()).toEqual([
      ['proration', -1500],
      ['proration', 4500]
    ])
    // Nothing of the void period is credited.
    await change({ plan: 'starter' })
    expect((await carried()).slice(2)).toEqual([['proration', 3000]])
  })
})

test('no invoice is below zero, its lines add up to its total, and nothing of what is carried is lost', () => {
  const line = fc.record({
    kind: fc.constantFrom('proration' as const, 'credit' as const),
    description: fc.constant('Starter'),
    amount: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    currency: fc.constantFrom('EUR', 'USD'),
    start: fc.constant(null),
    end: fc.constant(null)
  })
  const price = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(price, fc.array(line, { maxLength: 6 }), (amount, before) => {
      const plan = { kind: 'plan', description: 'Starter', amount, start: 0, end: 1 } as const
      const { lines, total, carried } = settleLines({ plan, currency: 'EUR', carried: before, number: '1' })
      const sumOf = (all: readonly { amount: number }[]) => all.reduce((sum, each) => sum + each.amount, 0)
      const inEuros = <Line extends { currency: string }>(all: readonly Line[]) =>
        all.filter(({ currency }) => currency === 'EUR')
      expect(total).toBeGreaterThanOrEqual(0)
      expect(sumOf(lines)).toBe(total)
      expect(total + sumOf(inEuros(carried))).toBe(amount + sumOf(inEuros(before)))
      expect(carried.filter(({ currency }) => currency === 'USD')).toEqual(
        before.filter(({ currency }) => currency === 'USD')
      )
    })
  )
})
