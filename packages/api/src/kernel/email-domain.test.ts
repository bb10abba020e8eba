import { domainToUnicode } from 'node:url'
import { expect, test } from 'vitest'
import { toAsciiEmail, toUnicodeEmail } from './email-domain.ts'
import { emailSchema } from './fields.ts'

const domains = [
  'münchen.example',
  'пример.рф',
  '例え.テスト',
  'faß.de',
  'bücher.co.uk',
  '한국.kr',
  'مثال.إختبار'
]

test.each(domains)('an address at %s is taken, kept in ASCII and shown as it was typed', (domain) => {
  const kept = emailSchema.parse(` User@${domain} `)
  expect(kept).toMatch(/^user@[a-z0-9.-]+$/)
  expect(toUnicodeEmail(kept)).toBe(`user@${domain}`)
  expect(domainToUnicode(kept.slice(5))).toBe(domain)
  expect(emailSchema.parse(kept)).toBe(kept)
})

test('ways of writing one domain are one address', () => {
  for (const typed of [
    'u@MÜNCHEN.example',
    'u@mu\u0308nchen.example',
    'u@münchen\u3002example',
    'u@xn--mnchen-3ya.example'
  ])
    expect(emailSchema.parse(typed)).toBe('u@xn--mnchen-3ya.example')
})

test('what is no domain is refused, and stays as it is', () => {
  for (const typed of [
    'u@ü',
    'u@ü:80',
    'u@ü/x.de',
    'u@ü?.de',
    'u@１２７.0.0.1',
    'ü@x.de',
    'u@ü.d',
    'u@xn--.',
    '@ü.de',
    'u@ü .de'
  ])
    expect([typed, emailSchema.safeParse(typed).success]).toEqual([typed, false])
  for (const kept of ['u@xn--zzzzzzzz.example', 'u@xn--.example', 'u@xn--a.b', 'u@example.com', 'none'])
    expect(toUnicodeEmail(toAsciiEmail(kept))).toBe(kept)
  expect(emailSchema.safeParse(`u@${'ü'.repeat(200)}.de`).success).toBe(false)
})
