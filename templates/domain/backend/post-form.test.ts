import { describe, expect, it } from 'vitest'
import { toBookingFields } from './message-fields.ts'
import { netlifyForm } from './netlify-form.ts'
import {
  toFormData,
  toPlainForm,
  postForm,
  isNotRefused,
  isAccepted,
  type PostAddress,
  type PostAnswer
} from './post-form.ts'

const answer = (body: unknown, headers: Record<string, string> = {}): PostAnswer => ({
  body,
  headers: new Headers(headers)
})
const values = { name: 'Jane', email: 'jane@farrow.example', subject: 'Brakes', message: 'They squeal.' }

describe('an answer with a good status is a yes (S0-1)', () => {
  it('of our own receivers only where they say so: a host may send a page for any POST', () => {
    expect(isAccepted(answer({ ok: true }))).toBe(true)
    for (const body of [undefined, null, [], {}, { ok: 'true' }, '<?php'])
      expect(isAccepted(answer(body))).toBe(false)
  })
  it('of a form service unless it says no, or sends a page for people', () => {
    expect(isNotRefused(answer({ ok: true }))).toBe(true)
    expect(isNotRefused(answer({ next: '/thanks' }))).toBe(true)
    expect(isNotRefused(answer(undefined, { 'Content-Type': 'text/plain' }))).toBe(true)
    expect(isNotRefused(answer(undefined, { 'Content-Type': 'text/html; charset=utf-8' }))).toBe(false)
    for (const no of [{ ok: false }, { success: false }, { error: 'x' }, { errors: [{}] }])
      expect(isNotRefused(answer(no))).toBe(false)
  })
  it('of Netlify only where Netlify answered', () => {
    const { taken } = netlifyForm()
    expect(taken(answer(undefined, { 'x-nf-request-id': '01J' }))).toBe(true)
    expect(taken(answer(undefined, { server: 'another host' }))).toBe(false)
  })
})

describe('what goes wrong is a value', () => {
  const to: PostAddress = { address: 'https://forms.example/f', taken: isNotRefused }
  const outcome = (reply: () => Promise<Response>, online = true) =>
    postForm(to, values, 'key', { fetch: reply, timeout: 50, online: () => online })
  it('refused, failed, late, offline', async () => {
    const respond = (status: number, body = '') => outcome(async () => new Response(body, { status }))
    expect(await respond(422, '{"errors":[{"message":"should be an email"}]}')).toEqual({
      ok: false,
      code: 'refused',
      words: 'should be an email'
    })
    expect(await respond(200, '{"success":false,"message":"No."}')).toMatchObject({
      code: 'refused',
      words: 'No.'
    })
    expect(await respond(429)).toEqual({ ok: false, code: 'failed' })
    expect(await respond(500)).toEqual({ ok: false, code: 'failed' })
    expect(await respond(504)).toEqual({ ok: false, code: 'timeout' })
    const late = () => Promise.reject(new DOMException('late', 'TimeoutError'))
    expect(await outcome(late)).toEqual({ ok: false, code: 'timeout' })
    const gone = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await outcome(gone, false)).toEqual({ ok: false, code: 'offline' })
    // A receiver that cannot be reached is no reason to tell somebody with a network that they are offline.
    expect(await outcome(gone)).toEqual({ ok: false, code: 'unreachable' })
  })
})

it('a page without JavaScript posts the same fields to the same address', () => {
  const to: PostAddress = { address: '/x', fields: { access_key: 'k' }, trap: 'botcheck', taken: isAccepted }
  expect(toPlainForm(to)).toEqual({ action: '/x', fields: { access_key: 'k' }, trap: 'botcheck' })
  const posted = toFormData(to, values, 'key')
  expect(Object.fromEntries(posted)).toEqual({ ...values, access_key: 'k', reference: 'key', botcheck: '' })
})

it('a request for a date is readable without this site', () => {
  const request = { day: '', time: '', when: 'Tuesday morning', service: '', notes: '', phone: '' }
  expect(toBookingFields({ ...request, name: 'Noor', email: 'n@h.example' }, 'Kestrel')).toEqual({
    name: 'Noor',
    email: 'n@h.example',
    subject: 'Request: Kestrel, Tuesday morning',
    message: 'When: Tuesday morning\nName: Noor\nEmail: n@h.example'
  })
})
