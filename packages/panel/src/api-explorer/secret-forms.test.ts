import { expect, test } from 'vitest'
import { createRedactor } from './secret-forms.ts'

const secret = 'pa"ss/wörd <&> \n+two'

test('a value is redacted in each form that an answer may write it in', () => {
  const redact = createRedactor([secret])
  const json = JSON.stringify(secret)
  const forms = [
    secret,
    json,
    JSON.stringify(json),
    json.replaceAll('/', String.raw`\/`),
    json.replace('ö', String.raw`\u00f6`),
    json.replace('ö', String.raw`\u00F6`),
    encodeURIComponent(secret),
    encodeURIComponent(secret).toLowerCase().replace('pa', 'pa'),
    encodeURIComponent(encodeURIComponent(secret)),
    new URLSearchParams({ a: secret }).toString(),
    Buffer.from(secret).toString('base64'),
    Buffer.from(secret).toString('base64url'),
    Buffer.from(`a:${secret}`).toString('base64'),
    Buffer.from(`ab:${secret}`).toString('base64'),
    Buffer.from(secret).toString('hex'),
    Buffer.from(secret).toString('hex').toUpperCase()
  ]
  for (const form of forms) {
    const { text, count } = redact(`before ${form} after`)
    expect(count, form).toBe(1)
    expect(text).toMatch(/^before .*•{6}.* after$/s)
    expect(text.length, form).toBeLessThan(40)
  }
  expect(redact('nothing of it')).toEqual({ text: 'nothing of it', count: 0 })
})
