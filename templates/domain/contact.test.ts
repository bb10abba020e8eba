import { expect, it } from 'vitest'
import { mailLink, questionSubject, subjectAbout, waitingTexts } from './contact.ts'
import { site } from './site.test-support.ts'

it('an e-mail names the place that it is about, where there are several', () => {
  expect(questionSubject('Kestrel', ['York'], 'York')).not.toContain('York')
  expect(questionSubject('Kestrel', ['York', 'Hull'], 'Hull')).toMatch(/Kestrel.*Hull/)
})

it('a message that may have arrived is not said to be kept, and is sent again only when asked', () => {
  const kept = waitingTexts({ perhapsSent: false }, 'none')
  const perhaps = waitingTexts({ perhapsSent: true }, 'none')
  expect(kept.title).not.toBe(perhaps.title)
  expect(kept.lead).not.toBe(perhaps.lead)
  expect([kept.send, perhaps.send]).toEqual(['Try to send now', 'Send it again'])
  expect(waitingTexts({ perhapsSent: false }, 'failed').lead).not.toBe(kept.lead)
  expect(waitingTexts({ perhapsSent: true }, 'running').send).toBe('Sending…')
})

it('writes subject and lines so that every mail program reads them', () => {
  expect(mailLink({ to: 'desk@a.example', subject: 'A & B?', body: 'My name:\nWhat it is about:' })).toBe(
    'mailto:desk@a.example?subject=A%20%26%20B%3F&body=My%20name%3A%0D%0AWhat%20it%20is%20about%3A'
  )
})

it('lets nobody add a recipient', () => {
  expect(mailLink({ to: 'a@b.example?bcc=x@y.example', subject: '&cc=z', body: '' })).toBe(
    'mailto:a@b.example%3Fbcc%3Dx%40y.example?subject=%26cc%3Dz&body='
  )
})

it('keeps the address short enough, and never cuts a character in two', () => {
  const link = mailLink({ to: 'a@b.example', subject: 's', body: '牙🦷'.repeat(2000) })
  expect(link.length).toBeLessThanOrEqual(1800)
  expect(() => decodeURIComponent(link)).not.toThrow()
})

it('names what a message is about, with its price, where the address names one of the services', () => {
  const mug = { id: 'mug', title: 'Mug, blue rim', price: { amount: 24, currency: 'EUR' } }
  const shop = { ...site, content: { ...site.content, services: { title: 'Pieces', items: [mug] } } }
  expect(subjectAbout(shop, 'mug')).toMatch(/^About: Mug, blue rim, .*24/)
  expect(subjectAbout(shop, 'bowl')).toBe('')
  expect(subjectAbout(shop, null)).toBe('')
})
