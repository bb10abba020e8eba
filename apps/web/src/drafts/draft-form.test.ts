import * as facts from '@sitewright/site'
import { describe, expect, it } from 'vitest'
import { applyDraftForm, toDraftForm, withEntryToggled, withText } from './draft-form.ts'

const group = {
  title: 'How it goes',
  items: [
    { id: 'ask', title: 'You ask', text: 'By phone.' },
    { id: 'we-come', title: 'We come', text: 'The next day.' }
  ]
}
const weekdays = [{ opens: '09:00', closes: '17:00' }]
const hours = {
  week: { mon: weekdays, tue: weekdays, wed: weekdays, thu: weekdays, fri: weekdays, sat: [], sun: [] }
}

describe('the form of a draft', () => {
  it.each([
    ['a text', 'From £20'],
    ['lines', ['One', 'Two']],
    ['a list', group],
    ['hours', hours],
    ['a price', { amount: 45, currency: 'GBP', from: true }],
    ['a length', { minutes: 60, to: 90 }],
    ['a question', { id: 'where', question: 'Where?', answer: 'Here.' }]
  ])('gives %s back as it was where nothing is typed', (_what, value) => {
    expect(applyDraftForm(value, toDraftForm(value, facts), facts)).toEqual({ ok: true, value })
  })

  it('writes a text, and asks for one where none is left', () => {
    const form = toDraftForm('From £20', facts)
    expect(applyDraftForm('From £20', withText(form, 0, ' £25 '), facts)).toEqual({
      ok: true,
      value: '£25'
    })
    expect(applyDraftForm('From £20', withText(form, 0, ' '), facts)).toMatchObject({ ok: false })
  })

  it('leaves an entry of a list out, and takes it in again', () => {
    const form = toDraftForm(group, facts)
    const without = applyDraftForm(group, withEntryToggled(form, 0), facts)
    expect(without).toEqual({ ok: true, value: { ...group, items: group.items.slice(1) } })
    expect(withEntryToggled(withEntryToggled(form, 0), 0)).toEqual(form)
    expect(applyDraftForm(group, withEntryToggled(withEntryToggled(form, 0), 1), facts)).toMatchObject({
      ok: false
    })
  })

  it('reads opening hours, and says which line it could not read', () => {
    const form = toDraftForm(hours, facts)
    expect(applyDraftForm(hours, withText(form, 0, 'Saturday 10 to 14'), facts)).toMatchObject({
      ok: true,
      value: { week: { mon: [], sat: [{ opens: '10:00', closes: '14:00' }] } }
    })
    expect(applyDraftForm(hours, withText(form, 0, 'Saturday 10 to 14\nby and by'), facts)).toMatchObject({
      ok: false,
      message: expect.stringContaining('"by and by"')
    })
  })

  it('understands a price and a length as they are typed, and says why it does not', () => {
    const price = { amount: 45, currency: 'GBP' }
    const typed = (value: unknown, text: string) =>
      applyDraftForm(value, withText(toDraftForm(value, facts), 0, text), facts)
    expect(typed(price, 'from 50')).toEqual({ ok: true, value: { amount: 50, currency: 'GBP', from: true } })
    expect(typed(price, 'on request')).toEqual({ ok: true, value: 'on request' })
    expect(typed(price, '-50')).toMatchObject({ ok: false, message: expect.stringContaining('below zero') })
    expect(typed({ minutes: 30 }, '1 h 30')).toEqual({ ok: true, value: { minutes: 90 } })
    expect(typed({ minutes: 30 }, '3')).toMatchObject({ ok: false })
  })
})
