import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  asMail,
  contactHead,
  contactRules,
  emptyMessage,
  failureText,
  fieldBytesMax,
  hasText,
  parseDraft,
  recipientText
} from '#domain/contact.ts'
import { email, required, validate } from '#domain/form.ts'
import { createForm } from '#domain/sessions/form.ts'

const rules = { name: [required('Name?')], mail: [required('Mail?'), email('Like a@b.c')] }
const empty = { name: '', mail: '' }
const message = { ...emptyMessage, name: 'N', email: 'n@example.org', subject: 'Brakes', message: 'Hello' }

test('a form shows the first error of each field, in the order of the fields', () => {
  assert.deepEqual(Object.entries(validate({ name: ' ', mail: '' }, rules)), [
    ['name', 'Name?'],
    ['mail', 'Mail?']
  ])
  assert.deepEqual(validate({ name: 'Noor', mail: 'noor@' }, rules), { mail: 'Like a@b.c' })
})

test('an e-mail address has a name, one @ and a domain with a dot', () => {
  for (const address of ['a@b.c', ' noor.haddad+x@mail.example.org ', 'ö@münchen.de'])
    assert.equal(email('no')(address), undefined, address)
  for (const address of ['a', 'a@b', 'a@b.', 'a@.c', '@b.c', 'a b@c.d', 'a@b@c.d'])
    assert.equal(email('no')(address), 'no', address)
})

test('a form counts refused attempts, and clears an error when its field changes', async () => {
  const form = createForm({ initial: empty, rules })
  const send = () => Promise.reject(new Error('A form with errors is not sent.'))
  await form.submit(send)
  await form.submit(send)
  assert.deepEqual(form.get(), {
    values: empty,
    errors: { name: 'Name?', mail: 'Mail?' },
    refusals: 2,
    stage: 'editing'
  })
  form.change({ name: 'N' })
  assert.deepEqual(form.get().errors, { mail: 'Mail?' })
  assert.deepEqual(form.get().values, { name: 'N', mail: '' })
})

test('a form is sent once, and keeps its values when sending fails', async () => {
  const form = createForm({ initial: { name: 'N', mail: 'a@b.c' }, rules })
  const answers: ((failure?: string) => void)[] = []
  const submit = () => form.submit(() => new Promise((resolve) => answers.push(resolve)))
  const failing = submit()
  await submit()
  assert.deepEqual([form.get().stage, answers.length], ['sending', 1])
  answers[0]?.('No network')
  await failing
  assert.deepEqual([form.get().stage, form.get().failure], ['failed', 'No network'])
  assert.deepEqual(form.get().values, { name: 'N', mail: 'a@b.c' })
  const again = submit()
  assert.deepEqual([form.get().stage, form.get().failure], ['sending', undefined])
  answers[1]?.()
  await again
  assert.equal(form.get().stage, 'sent')
  form.reset(empty)
  assert.deepEqual(form.get(), { values: empty, errors: {}, refusals: 0, stage: 'editing' })
})

test('the contact form requires name, e-mail and message, not the subject', () => {
  assert.deepEqual(Object.keys(validate(emptyMessage, contactRules)), ['name', 'email', 'message'])
  assert.deepEqual(validate({ ...message, subject: '' }, contactRules), {})
})

test('a message that receivers would refuse as too long is refused before it is sent', () => {
  const long = { ...message, message: 'ü'.repeat(fieldBytesMax.message) }
  assert.deepEqual(Object.keys(validate(long, contactRules)), ['message'])
})

test('a stored draft is restored, whatever was stored', () => {
  assert.deepEqual(parseDraft({ name: 'N', message: 7, else: 'x' }), { ...emptyMessage, name: 'N' })
  for (const stored of [null, 'x', undefined]) assert.deepEqual(parseDraft(stored), emptyMessage)
  assert.equal(hasText(emptyMessage), false)
  assert.equal(hasText({ ...emptyMessage, subject: 'x' }), true)
})

test('the message as an e-mail does not repeat the sender', () => {
  assert.deepEqual(asMail(message), { subject: 'Brakes', body: 'Hello' })
})

test('a visitor is told who did not accept a message, and why', () => {
  assert.match(failureText({ code: 'refused', words: 'Form not found' }), /“Form not found”/)
  assert.equal(
    failureText({ code: 'failed' }, 'formspree.io'),
    'The answer of formspree.io was an error. Your words are still here.'
  )
  for (const code of ['timeout', 'unreachable'] as const)
    assert.match(failureText({ code }, 'Netlify'), /No answer came from Netlify\./)
  assert.match(failureText({ code: 'refused' }), /It was refused by the mailer of this site\./)
  assert.match(failureText({ code: 'full' }), /no room left/)
})

test('the form says who receives the message, and nothing of the kind on a draft', () => {
  assert.deepEqual(
    (['draft', 'carried', 'server'] as const).map((mode) => recipientText(mode, 'Kestrel')),
    [
      'Nothing leaves your browser while this is a draft.',
      'Your message goes to Kestrel by e-mail.',
      'Your message goes to Kestrel.'
    ]
  )
})

test('the contact page says what can be done there', () => {
  const phone = { contactPhone: '0117', contactEmail: '' }
  const mail = { contactPhone: '', contactEmail: 'a@b.co' }
  const both = { ...phone, contactEmail: 'a@b.co' }
  assert.deepEqual(
    [phone, mail, both].map((ways) => contactHead(ways, false).title),
    ['Call us', 'Write to us', 'Call or write']
  )
  assert.deepEqual(
    [both, mail].map((ways) => contactHead(ways, true).lede),
    ['Write to us, or call.', 'Write to us.']
  )
})
