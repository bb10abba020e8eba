import { expect, test } from 'vitest'
import { renderMail } from './render-mail.ts'
import { greeting } from './mail-templates.ts'
import type { MailTemplate } from '../services/outbox.ts'

const link = 'https://sitewright.test/auth/x#token'
const storageLimit = {
  tenant: 'Alder Street Clinic',
  limitName: 'storage',
  used: 5_000_000_000,
  limit: 5_000_000_000
} as const
const all: { [K in MailTemplate['kind']]: Extract<MailTemplate, { kind: K }> } = {
  'verify-email': { kind: 'verify-email', link },
  'claim-address': { kind: 'claim-address', link },
  'known-address': { kind: 'known-address', link },
  'reset-password': { kind: 'reset-password', link },
  invitation: { kind: 'invitation', link },
  'tenant-invitation': {
    kind: 'tenant-invitation',
    tenant: 'Alder Street Clinic',
    role: 'Editor',
    inviter: 'Mira Voss',
    days: 7,
    link
  },
  'password-changed': { kind: 'password-changed', keysRevoked: 2 },
  'api-key-made': {
    kind: 'api-key-made',
    name: 'Nightly export',
    device: 'Firefox 146 on Linux',
    ip: '192.0.2.7',
    until: Date.UTC(2026, 11, 21, 12)
  },
  locked: { kind: 'locked', link },
  'new-device': {
    kind: 'new-device',
    device: 'Firefox 146 on Linux',
    ip: '192.0.2.7',
    at: Date.UTC(2026, 10, 21, 12)
  },
  'sessions-ended': { kind: 'sessions-ended' },
  'confirm-email': { kind: 'confirm-email', link },
  'email-changing': { kind: 'email-changing', email: 'new@example.com', byAdministrator: false },
  'email-changed': { kind: 'email-changed', email: 'new@example.com' },
  'account-closed': { kind: 'account-closed', until: Date.UTC(2026, 11, 6, 21, 4), link },
  'account-kept': { kind: 'account-kept' },
  'account-deleted': { kind: 'account-deleted' },
  'second-factor-changed': { kind: 'second-factor-changed', change: 'totp-on' },
  'recovery-code-used': { kind: 'recovery-code-used', left: 9 },
  'invoice-reminder': {
    kind: 'invoice-reminder',
    tenant: 'Alder Street Clinic',
    number: '2026-0001',
    total: 14_900,
    currency: 'EUR',
    dueAt: 0,
    isOverdue: true
  },
  'tenant-limit': { kind: 'tenant-limit', ...storageLimit, link },
  'own-tenant-limit': { kind: 'own-tenant-limit', ...storageLimit },
  'viewed-as': { kind: 'viewed-as', administrator: 'Ines Duarte', reason: 'Ticket 4711', at: 0 },
  alert: {
    kind: 'alert',
    change: 'flapping',
    title: 'Disk is nearly full',
    description: 'It answered 503.',
    check: { address: 'https://shop.example.com/', failures: 3, since: Date.UTC(2026, 10, 21, 11, 58) },
    at: Date.UTC(2026, 10, 21, 12),
    link
  },
  message: {
    kind: 'message',
    subject: 'Friday',
    text: 'It begins at ten.\n\nBring it.',
    sender: 'Ada Byron'
  },
  'provider-connected': { kind: 'provider-connected', provider: 'Google' },
  'provider-disconnected': { kind: 'provider-disconnected', provider: 'Google' }
}

test.each(Object.values(all))(
  '$kind has the same content as text and HTML, and loads nothing',
  (template) => {
    const { subject, text, html } = renderMail(template, 'Maya', 'https://sitewright.test')
    expect(subject).not.toBe('')
    expect(text).toContain('Hello Maya,')
    expect(html).toContain('Hello Maya,')
    expect(html).not.toMatch(/<(img|script|link|iframe|object)|url\(|src=/i)
    for (const paragraph of text.split('\n\n').slice(1, -2)) {
      const [first = ''] = paragraph.split('\n')
      expect(html).toContain(first.replace(/:$/, '').replaceAll("'", '&#39;'))
    }
    expect(text.includes(link)).toBe('link' in template)
    expect(html.includes(`href="${link}"`)).toBe('link' in template)
  }
)

test('the mail about a new device says which, from where and when', () => {
  const { text } = renderMail(all['new-device'], 'Maya', 'https://sitewright.test')
  expect(text).toContain(
    'Firefox 146 on Linux, from the address 192.0.2.7, on 21 November 2026 at 12:00 UTC.'
  )
})

test('values never become markup', () => {
  const hostile = { ...all['new-device'], device: '<img src=x onerror=alert(1)>"\'&' }
  const { html } = renderMail(hostile, 'Maya', 'https://sitewright.test')
  expect(html).not.toContain('<img')
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;')
})

test('a name that looks like a link is left out, and a name is one line', () => {
  expect(greeting('Win at https://evil.example')).toBe('Hello,')
  expect(greeting('evil.example')).toBe('Hello,')
  expect(greeting('')).toBe('Hello,')
  expect(greeting('x'.repeat(41))).toBe('Hello,')
  expect(greeting('Maya\r\nBcc: x')).toBe('Hello,')
  expect(greeting('Maya\r\n\u202eIvy')).toBe('Hello Maya Ivy,')
  expect(greeting('Zoë O’Neil')).toBe('Hello Zoë O’Neil,')
})

test('security bar 56: a subject cannot turn the text around it, or break its line', () => {
  const message = {
    kind: 'message',
    subject: 'Pay\u202Eoot\u2028now',
    text: 'Hello',
    sender: 'Maya'
  } as const
  expect(renderMail(message, 'Bo', 'https://sitewright.test').subject).toBe('Pay oot now')
})
