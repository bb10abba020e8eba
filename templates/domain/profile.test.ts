import { describe, expect, it } from 'vitest'
import type { Visitor } from './backend/port.ts'
import { accountRows, detailRows, securityRows } from './profile.ts'

const visitor: Visitor = {
  id: 'v1',
  name: 'Ada',
  email: 'ada@example.com',
  phone: '',
  bio: 'Counts.',
  company: '',
  website: 'https://example.com',
  notifications: { email: true, sms: false, push: true },
  signedInAt: Date.UTC(2026, 10, 28, 12)
}

describe('the profile while it is read', () => {
  it('says what the visitor said, and what is missing', () => {
    expect(accountRows(visitor).map(({ value, missing }) => [value, missing])).toEqual([
      ['ada@example.com', undefined],
      ['Not given', true],
      ['Counts.', undefined]
    ])
  })

  it('links a website only where it is an address of the web', () => {
    expect(detailRows(visitor)[1]).toEqual({
      label: 'Website',
      value: 'https://example.com',
      href: 'https://example.com'
    })
    expect(detailRows({ ...visitor, website: 'javascript:alert(1)' })[1]).not.toHaveProperty('href')
    expect(detailRows({ ...visitor, website: '' })[1]).toMatchObject({ missing: true })
  })

  it('lists the ways of notification, or that there is none', () => {
    expect(detailRows(visitor)[2]?.value).toBe('Email, Push')
    const none = { email: false, sms: false, push: false }
    expect(detailRows({ ...visitor, notifications: none })[2]?.value).toBe('None')
  })

  it('says of a password and of what is stored only what is true with a server, and without one', () => {
    const options = { connection: 'plain', locale: 'en-GB' } as const
    const values = (isSimulated: boolean) =>
      securityRows(visitor, { ...options, isSimulated }).map(({ value }) => value)
    expect(values(true)).toContain('Not kept: there is no server behind this site yet')
    expect(values(false)).toContain('Kept by the server, never by this browser')
    expect(values(true)).toContain('Not encrypted (http)')
    expect(values(true)[0]).toMatch(/2026/)
  })
})
