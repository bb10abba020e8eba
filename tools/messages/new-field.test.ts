// A field is added to the contact form and to the booking form as a developer would: in one place of a copy of the rules.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ContactMessage } from '../../templates/domain/backend/port.ts'
import type { PostAddress } from '../../templates/domain/backend/post-form.ts'
import { root } from '../root.ts'

const folder = mkdtempSync(join(tmpdir(), 'domain-'))
const load = <Module>(name: string) => import(pathToFileURL(join(folder, name)).href) as Promise<Module>

beforeAll(() => {
  cpSync(join(root, 'templates/domain'), folder, { recursive: true })
  const path = join(folder, 'contact.ts')
  const entry =
    "  company: { label: 'Company', asks: 'your company', rules: [required('Which company?'), line] },\n"
  writeFileSync(path, readFileSync(path, 'utf8').replace('  message: {\n', `${entry}  message: {\n`))
  const bookings = join(folder, 'booking.ts')
  const last = '  notes: { label'
  writeFileSync(bookings, readFileSync(bookings, 'utf8').replace(last, `${bookingEntry}${last}`))
})
afterAll(() => rmSync(folder, { recursive: true }))

const bookingEntry =
  "  company: { label: 'Company', asks: 'your company', kind: 'line', missing: 'Which company?' },\n"
const filled = { name: 'A', email: 'a@b.co', subject: '', message: 'Hello', company: 'Kestrel', trap: '' }

it('is part of an empty message, a kept draft, the rules and an e-mail of the visitor’s own', async () => {
  const contact = await load<typeof import('../../templates/domain/contact.ts')>('contact.ts')
  expect(contact.emptyMessage).toHaveProperty('company', '')
  expect(contact.parseDraft({ company: 'Kestrel' })).toHaveProperty('company', 'Kestrel')
  const { validate } = await load<typeof import('../../templates/domain/form.ts')>('form.ts')
  const errors = validate({ ...filled, company: '' } as ContactMessage, contact.contactRules)
  expect(errors).toEqual({ company: 'Which company?' })
  expect(contact.asMail(filled as ContactMessage).body).toBe('Hello\n\nCompany: Kestrel')
})

it('is posted', async () => {
  type Fields = typeof import('../../templates/domain/backend/post-form.ts')
  const { toMessageFields } = await load<Fields>('backend/post-form.ts')
  type Post = typeof import('../../templates/domain/backend/post-form.ts')
  const { toFormData } = await load<Post>('backend/post-form.ts')
  const to: PostAddress = { address: 'https://forms.example', taken: () => true }
  const posted = toFormData(to, toMessageFields(filled), 'k')
  expect(posted.toString()).toBe(
    'name=A&email=a%40b.co&subject=&message=Hello&company=Kestrel&reference=k&_gotcha='
  )
})

it('is named by the privacy page', async () => {
  type Privacy = typeof import('../../templates/domain/privacy.ts')
  const { privacyParts } = await load<Privacy>('privacy.ts')
  const { site } = await load<{ site: Parameters<Privacy['privacyParts']>[0]['site'] }>(
    'site.test-support.ts'
  )
  const features = ['contact-form', 'booking']
  const [part, dates] = privacyParts({ site, features, messages: 'carried', services: [] })
  expect(dates?.lines[0]).toContain('your company')
  expect(part?.lines[0]).toBe(
    'The form asks for your name, your e-mail address, a subject, your company and the message.'
  )
})

it('of the booking form is part of its values, its rules, what is kept of it and its message', async () => {
  type Form = typeof import('../../templates/domain/booking-form.ts')
  const { bookingRules, emptyBooking, parseBookingForm } = await load<Form>('booking-form.ts')
  const { validate } = await load<typeof import('../../templates/domain/form.ts')>('form.ts')
  expect(emptyBooking).toHaveProperty('company', '')
  expect(parseBookingForm({ company: 'Kestrel' })).toHaveProperty('company', 'Kestrel')
  const errors = validate(emptyBooking, bookingRules({ times: true, services: false }))
  expect(errors).toHaveProperty('company', 'Which company?')

  type Fields = typeof import('../../templates/domain/backend/post-form.ts')
  const { toBookingFields } = await load<Fields>('backend/post-form.ts')
  const request = { ...emptyBooking, day: '2026-12-01', time: '09:00', name: 'A', company: 'Kestrel' }
  expect(toBookingFields(request, 'Harbour').message).toBe(
    'When: 2026-12-01 09:00\nName: A\nCompany: Kestrel'
  )

  type Entries = typeof import('../../templates/domain/backend/storage.ts')
  const { isBooking } = await load<Entries>('backend/storage.ts')
  const booking = { ...request, id: 'b', delivery: 'sent', confirmed: false }
  expect([isBooking(booking), isBooking({ ...booking, company: undefined })]).toEqual([true, false])
})
