import { expect, test } from 'vitest'
import { tenantDomainSchema } from '../index.ts'

test.each([
  ['Bücher.de', 'xn--bcher-kva.de'],
  [' Clinic.CO.UK. ', 'clinic.co.uk'],
  ['例え.テスト.jp', 'xn--r8jz45g.xn--zckzah.jp'],
  ['clinic.xn--p1ai', 'clinic.xn--p1ai']
])('the domain %s is written as DNS does', (text, domain) => {
  expect(tenantDomainSchema.parse(text)).toBe(domain)
})

test.each([
  ['192.0.2.7', 'This is an IP address'],
  ['[2001:db8::1]', 'This is an IP address'],
  ['１９２.0.2.7', 'This is an IP address'],
  ['localhost', 'A domain has two parts'],
  ['uk', 'A domain has two parts'],
  ['clinic.localhost', 'This ending is reserved'],
  ['clinic.test', 'This ending is reserved'],
  ['clinic.internal', 'This ending is reserved'],
  ['-clinic.co.uk', 'Enter a domain'],
  ['clinic..uk', 'Enter a domain'],
  ['cli nic.uk', 'Enter a domain'],
  ['https://clinic.uk', 'This is an IP address'],
  ['clinic.uk/path', 'Enter a domain'],
  ['müller.de/path', 'Enter a domain'],
  ['clinic.123', 'Enter a domain'],
  ['*.clinic.uk', 'Enter a domain'],
  ['_sitewright.clinic.uk', 'Enter a domain'],
  ['', 'Enter a domain'],
  [`${'a'.repeat(64)}.uk`, 'Enter a domain'],
  [`${'a.'.repeat(125)}uk`, 'Enter a domain'],
  [`${'ü'.repeat(60)}.de`, 'Enter a domain']
])('%s is no domain, and one message says why', (text, words) => {
  const { error } = tenantDomainSchema.safeParse(text)
  expect(error?.issues.map(({ message }) => message)).toEqual([expect.stringContaining(words)])
})
