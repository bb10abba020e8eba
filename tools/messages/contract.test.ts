// One contract for every way that a visitor's message goes (S0-1, S0-2): it arrives once and whole, or the visitor is told.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generate } from '../../packages/generator/src/index.ts'
import type { Project } from '../../packages/project/src/index.ts'
import { defaultSite, type Site } from '../../packages/site/src/index.ts'
import { memoryStore } from '../../templates/domain/backend/storage.ts'
import { builtTemplate } from '../template/built-template.ts'
import { formServices } from './form-services.ts'
import { functionWay, netlifyWay, phpWay, serverWay } from './own-ways.ts'
import { createVisitor, message } from './visitor.ts'
import type { Way, WayToStart } from './way.ts'

const template = builtTemplate()

function projectWith(
  messages: Site['deployment']['messages'],
  platforms: Site['deployment']['platforms']
): Project {
  const site: Site = {
    ...defaultSite,
    businessInfo: {
      ...defaultSite.businessInfo,
      businessName: "Kestrel 'Cycles' \\ Söhne",
      contactEmail: 'owner@kestrel.example'
    },
    selectedFeatures: ['contact-form'],
    deployment: { ...defaultSite.deployment, platforms, messages, domain: 'kestrel.example' }
  }
  return generate(site, template)
}

const hosts = ['vercel', 'netlify', 'firebase', 'aws'] as const
const withFunction = projectWith({ way: 'function', address: '', accessKey: '' }, hosts)
const withPhp = projectWith({ way: 'php', address: '', accessKey: '' }, ['vercel'])
const withNetlify = projectWith({ way: 'netlify', address: '', accessKey: '' }, ['netlify'])

const ways: readonly WayToStart[] = [
  ...formServices,
  netlifyWay(() => withNetlify),
  ...hosts.map((host) => functionWay(host, () => withFunction)),
  phpWay(() => withPhp),
  serverWay
]

describe.each(ways)('$name', ({ start }) => {
  let way: Way
  beforeAll(async () => {
    way = await start()
  })
  afterAll(() => way.stop())
  /** What arrived while the steps ran. */
  async function arrived(steps: () => Promise<void>) {
    const before = way.inbox().length
    await steps()
    return way.inbox().slice(before)
  }

  it('delivers a message, and thanks only then', async () => {
    const { backend } = createVisitor(way)
    const mails = await arrived(async () => {
      expect(await backend.sendContact(message)).toMatchObject({ ok: true, value: { delivery: 'sent' } })
    })
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ email: message.email, subject: message.subject })
    expect(mails[0]?.text).toContain(message.message)
  })

  it('delivers what a field holds that a developer has added to the form', async () => {
    const { backend } = createVisitor(way)
    const mails = await arrived(async () => {
      expect(await backend.sendContact(Object.assign({ company: 'Farrow & Söhne' }, message))).toMatchObject({
        ok: true
      })
    })
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(message.message)
    expect(mails[0]?.text).toContain('Farrow & Söhne')
  })

  it('delivers a request for a date', async () => {
    const { backend } = createVisitor(way)
    const request = {
      day: '2027-06-12',
      time: '10:00',
      when: '',
      service: 'Wedding',
      notes: 'Two of us',
      phone: '0117'
    }
    const mails = await arrived(async () => {
      expect(await backend.book({ ...request, name: 'Noor', email: 'noor@haddad.example' })).toMatchObject({
        ok: true,
        value: { delivery: 'sent', confirmed: false }
      })
    })
    expect(mails).toHaveLength(1)
    expect(mails[0]?.email).toBe('noor@haddad.example')
    expect(mails[0]?.text).toContain('Two of us')
  })

  it('says that it was refused, in the words of who refused', async () => {
    way.behave('refuse')
    const { backend } = createVisitor(way)
    const mails = await arrived(async () => {
      const result = await backend.sendContact({ ...message, message: 'refused' })
      expect(result.ok).toBe(false)
      if (way.refusal !== undefined) expect(result).toMatchObject({ words: way.refusal })
    })
    way.behave('take')
    expect(mails).toEqual([])
  })

  it('says that it failed where the receiver breaks', async () => {
    way.behave('break')
    const { backend } = createVisitor(way)
    const mails = await arrived(async () => {
      expect(await backend.sendContact({ ...message, message: 'broken' })).toMatchObject({
        ok: false,
        code: 'failed'
      })
    })
    way.behave('take')
    expect(mails).toEqual([])
  })

  it('says that nobody answered in time, and does not count a second try twice where it can tell', async () => {
    way.behave('late')
    const { backend } = createVisitor(way)
    const mails = await arrived(async () => {
      const first = await backend.sendContact({ ...message, message: 'late' })
      way.behave('take')
      expect(first).toMatchObject({ ok: false, code: 'timeout' })
      expect(await backend.sendContact({ ...message, message: 'late' })).toMatchObject({ ok: true })
    })
    expect(mails).toHaveLength(way.once ? 1 : 2)
  })

  it('keeps it offline, and sends it once', async () => {
    const store = memoryStore()
    const { backend, goOffline, goOnline } = createVisitor(way, store)
    goOffline()
    const none = await arrived(async () => {
      expect(await backend.sendContact({ ...message, message: 'kept' })).toMatchObject({
        ok: true,
        value: { delivery: 'queued' }
      })
      await backend.flush()
    })
    expect(none).toEqual([])
    expect(backend.waiting()).toMatchObject([{ kind: 'contact', text: 'kept' }])

    goOnline()
    const told: string[] = []
    backend.subscribe(({ kind }) => told.push(kind))
    const mails = await arrived(async () => {
      await Promise.all([backend.flush(), backend.flush()])
      await backend.flush()
    })
    expect(mails).toHaveLength(1)
    expect(backend.waiting()).toEqual([])
    expect(told).toContain('waiting-sent')
  })

  it('forgets what the visitor deletes before it left', async () => {
    const { backend, goOffline, goOnline } = createVisitor(way)
    goOffline()
    await backend.sendContact({ ...message, message: 'deleted' })
    const [kept] = backend.waiting()
    backend.discard(kept?.id ?? '')
    goOnline()
    expect(await arrived(() => backend.flush())).toEqual([])
  })

  it('drops what a robot filled in', async () => {
    const { backend } = createVisitor(way)
    const mails = await arrived(async () => {
      await backend.sendContact({ ...message, message: 'spam', trap: 'https://spam.example' })
    })
    expect(mails).toEqual([])
  })

  it('lets nobody add a header', async () => {
    const { backend } = createVisitor(way)
    const mails = await arrived(async () => {
      await backend.sendContact({
        name: 'Eve\r\nBcc: victim@x.example',
        email: message.email,
        subject: 'Hi\r\nBcc: victim@x.example\r\n\r\nbody',
        message: 'x\r\nBcc: victim@x.example'
      })
      await backend.sendContact({ ...message, email: 'a@b.example\r\nBcc: victim@x.example' })
    })
    expect(mails).not.toEqual([])
    for (const mail of mails) expect(mail.headers.filter((line) => /^bcc:|\nbcc:/im.test(line))).toEqual([])
  })

  it('keeps hostile and foreign texts as they are', async () => {
    const hostile = `<script>alert(1)</script> "'\\ {{7*7}} \${x} %0d%0a ; rm -rf / -- 牙医 🦷 مرحبا\n.\nsecond line`
    const { backend } = createVisitor(way)
    const mails = await arrived(async () => {
      await backend.sendContact({
        name: '名前 🦷 <b>',
        email: message.email,
        subject: 'Žluťoučký 🦷 牙医 — “x”',
        message: hostile
      })
    })
    expect(mails[0]?.text.replace(/\r\n/g, '\n')).toContain(hostile)
    expect(mails[0]?.subject).toBe('Žluťoučký 🦷 牙医 — “x”')
  })
})

const own = ways.filter(({ name }) => /function|PHP/.test(name))

describe.each(own)('$name, which has no service behind it,', ({ start }) => {
  let way: Way
  beforeAll(async () => {
    way = await start()
  })
  afterAll(() => way.stop())
  const send = (
    fields: Record<string, string>,
    headers: Record<string, string> = { Accept: 'application/json' }
  ) =>
    fetch(way.to?.address ?? '', {
      method: 'POST',
      headers,
      body: new URLSearchParams({ ...message, ...fields })
    })

  it('refuses what is too long, empty or has no address', async () => {
    const before = way.inbox().length
    expect((await send({ message: 'x'.repeat(10_001) })).status).toBe(413)
    expect((await send({ message: 'x'.repeat(100_000) })).status).toBe(413)
    expect((await send({ subject: 'x'.repeat(201) })).status).toBe(413)
    expect((await send({ message: ' \n ' })).status).toBe(422)
    for (const email of ['', 'nobody', 'a@b', 'a@b.example, c@d.example', 'a b@c.example'])
      expect((await send({ email })).status, email).toBe(422)
    expect(way.inbox()).toHaveLength(before)
  })

  it('answers a page where there is no script', async () => {
    const answer = await send({}, { Accept: 'text/html' })
    expect(answer.headers.get('Content-Type')).toContain('text/html')
    expect(await answer.text()).toContain('<p>Thank you. Your message was sent.</p>')
  })

  it('takes ten messages an hour from an address, and no more', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 14; count += 1)
      statuses.push((await send({ message: `no. ${count}` })).status)
    expect(statuses.at(-1)).toBe(429)
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(10)
  })
})

it('a function that has no variables yet says so, and mails nothing', async () => {
  const way = await functionWay('vercel', () => withFunction).start()
  delete process.env['RESEND_API_KEY']
  expect(await createVisitor(way).backend.sendContact(message)).toMatchObject({
    ok: false,
    words: 'Mail is not set up here yet.'
  })
  expect(way.inbox()).toEqual([])
  await way.stop()
})

it('each function is small enough to be read', () => {
  for (const path of [
    'api/message.js',
    'netlify/functions/message.js',
    'message/index.js',
    'message/aws.js',
    'message/mail.js'
  ]) {
    const file = withFunction.get(path)
    expect(typeof file?.content === 'string' && file.content.split('\n').length, path).toBeLessThan(60)
  }
})
