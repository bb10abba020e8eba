import { describe, expect, it } from 'vitest'
import { fieldBytesMax } from './contact-fields.ts'
import {
  asMail,
  contactHead,
  contactRules,
  parseDraft,
  emptyMessage,
  failureText,
  hasText,
  recipientText
} from './contact.ts'
import { validate } from './form.ts'

describe('the contact form', () => {
  it('requires name, email and message, not the subject', () => {
    expect(Object.keys(validate(emptyMessage, contactRules))).toEqual(['name', 'email', 'message'])
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
    expect(Object.keys(validate(long, contactRules))).toEqual(['message'])
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

  it('says who receives it, and nothing of the kind on a draft', () => {
    const texts = (['draft', 'carried', 'server'] as const).map((mode) => recipientText(mode, 'Kestrel'))
    expect(texts).toEqual([
      'Nothing leaves your browser while this is a draft.',
      'Your message goes to Kestrel by e-mail.',
      'Your message goes to Kestrel.'
    ])
  })
})

it('the contact page says what can be done there', () => {
  const phone = { contactPhone: '0117', contactEmail: '' }
  const mail = { contactPhone: '', contactEmail: 'a@b.co' }
  const both = { ...phone, contactEmail: 'a@b.co' }
  const titles = [phone, mail, both].map((ways) => contactHead(ways, false).title)
  expect(titles).toEqual(['Call us', 'Write to us', 'Call or write'])
  expect([both, mail].map((ways) => contactHead(ways, true).lede)).toEqual([
    'Write to us, or call.',
    'Write to us.'
  ])
})
