import { describe, expect, it } from 'vitest'
import { fieldBytesMax } from './contact-fields.ts'
import { asMail, contactReducer, parseDraft, emptyMessage, failureText, hasText } from './contact.ts'
import { emptyForm } from './form.ts'

describe('the contact form', () => {
  it('requires name, email and message, not the subject', () => {
    const state = contactReducer(emptyForm(emptyMessage), { type: 'submit' })
    expect(Object.keys(state.errors)).toEqual(['name', 'email', 'message'])
  })

  it('goes from form to sending to thanks', () => {
    const filled = emptyForm({
      ...emptyMessage,
      name: 'N',
      email: 'n@example.org',
      subject: '',
      message: 'Hello'
    })
    const sending = contactReducer(filled, { type: 'submit' })
    expect(sending.stage).toBe('sending')
    expect(contactReducer(sending, { type: 'sent' }).stage).toBe('sent')
  })

  it('takes up a draft that was kept, whatever was kept', () => {
    expect(parseDraft({ name: 'N', message: 7, else: 'x' })).toEqual({ ...emptyMessage, name: 'N' })
    expect([parseDraft(null), parseDraft('x'), parseDraft(undefined)]).toEqual([
      emptyMessage,
      emptyMessage,
      emptyMessage
    ])
    expect([hasText(emptyMessage), hasText({ ...emptyMessage, subject: 'x' })]).toEqual([false, true])
  })

  it('refuses what a receiver would refuse, before it is sent', () => {
    const long = {
      ...emptyMessage,
      name: 'N',
      email: 'n@example.org',
      message: 'ü'.repeat(fieldBytesMax.message)
    }
    const state = contactReducer(emptyForm(long), { type: 'submit' })
    expect(Object.keys(state.errors)).toEqual(['message'])
  })

  it('becomes an e-mail of the visitor’s own, which names them by itself', () => {
    const values = { ...emptyMessage, name: 'N', email: 'n@example.org', subject: 'Brakes', message: 'Hello' }
    expect(asMail(values)).toEqual({ subject: 'Brakes', body: 'Hello' })
  })

  it('says who did not take a message, in their words', () => {
    expect(failureText({ code: 'refused', words: 'Form not found' })).toContain('“Form not found”')
    expect(failureText({ code: 'failed' }, 'formspree.io')).toBe(
      'The answer of formspree.io was an error. Your words are still here.'
    )
    for (const code of ['timeout', 'unreachable'] as const)
      expect(failureText({ code }, 'Netlify')).toContain('No answer came from Netlify.')
    expect(failureText({ code: 'refused' })).toContain('It was refused by the mailer of this site.')
    expect(failureText({ code: 'full' })).toContain('no room left')
  })
})
