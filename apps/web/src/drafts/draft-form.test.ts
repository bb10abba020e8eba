import { formatHours, parseHours } from '@sitewright/site'
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
    ['a question', { id: 'where', question: 'Where?', answer: 'Here.' }]
  ])('gives %s back as it was where nothing is typed', (_what, value) => {
    expect(applyDraftForm(value, toDraftForm(value, formatHours), parseHours)).toEqual({ ok: true, value })
  })

  it('writes a text, and asks for one where none is left', () => {
    const form = toDraftForm('From £20', formatHours)
    expect(applyDraftForm('From £20', withText(form, 0, ' £25 '), parseHours)).toEqual({
      ok: true,
      value: '£25'
    })
    expect(applyDraftForm('From £20', withText(form, 0, ' '), parseHours)).toMatchObject({ ok: false })
  })

  it('leaves an entry of a list out, and takes it in again', () => {
    const form = toDraftForm(group, formatHours)
    const without = applyDraftForm(group, withEntryToggled(form, 0), parseHours)
    expect(without).toEqual({ ok: true, value: { ...group, items: group.items.slice(1) } })
    expect(withEntryToggled(withEntryToggled(form, 0), 0)).toEqual(form)
    expect(applyDraftForm(group, withEntryToggled(withEntryToggled(form, 0), 1), parseHours)).toMatchObject({
      ok: false
    })
  })

  it('reads opening hours, and says which line it could not read', () => {
    const form = toDraftForm(hours, formatHours)
    expect(applyDraftForm(hours, withText(form, 0, 'Saturday 10 to 14'), parseHours)).toMatchObject({
      ok: true,
      value: { week: { mon: [], sat: [{ opens: '10:00', closes: '14:00' }] } }
    })
    expect(
      applyDraftForm(hours, withText(form, 0, 'Saturday 10 to 14\nby and by'), parseHours)
    ).toMatchObject({
      ok: false,
      message: expect.stringContaining('"by and by"')
    })
  })
})
