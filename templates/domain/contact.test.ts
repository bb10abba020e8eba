import { describe, expect, it } from 'vitest'
import { contactReducer, draftFrom, emptyMessage, isStarted } from './contact.ts'
import { emptyForm } from './form.ts'

describe('the contact form', () => {
  it('requires name, email and message, not the subject', () => {
    const state = contactReducer(emptyForm(emptyMessage), { type: 'submit' })
    expect(Object.keys(state.errors)).toEqual(['name', 'email', 'message'])
  })

  it('goes from form to sending to thanks', () => {
    const filled = emptyForm({ name: 'N', email: 'n@example.org', subject: '', message: 'Hello' })
    const sending = contactReducer(filled, { type: 'submit' })
    expect(sending.stage).toBe('sending')
    expect(contactReducer(sending, { type: 'sent' }).stage).toBe('sent')
  })

  it('takes up a draft that was kept, whatever was kept', () => {
    expect(draftFrom({ name: 'N', message: 7, else: 'x' })).toEqual({ ...emptyMessage, name: 'N' })
    expect([draftFrom(null), draftFrom('x'), draftFrom(undefined)]).toEqual([
      emptyMessage,
      emptyMessage,
      emptyMessage
    ])
    expect([isStarted(emptyMessage), isStarted({ ...emptyMessage, subject: 'x' })]).toEqual([false, true])
  })
})
