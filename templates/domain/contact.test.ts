import { expect, it } from 'vitest'
import { questionSubject, waitingTexts } from './contact.ts'

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
