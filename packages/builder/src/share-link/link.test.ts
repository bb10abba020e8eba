import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { addItem, contentOf, defaultSite, parseSite, writeException } from '@sitewright/site'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anySite, dentist } from '../fixtures/sites.ts'
import {
  initialState,
  reducer,
  toCliCommand,
  toCurlCommand,
  isLink,
  createLink,
  quoteShellWord,
  readLink
} from '../index.ts'

const page = 'https://sitewright.example/builder'

async function linkText(site: typeof dentist): Promise<string> {
  const outcome = await createLink(site, page)
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.text
}

test('a link reproduces any configuration', async () => {
  await fc.assert(
    fc.asyncProperty(anySite, async (site) => {
      const text = await linkText(site)
      expect(text).toMatch(/^https:\/\/sitewright\.example\/builder#site=1\.[\w-]+$/)
      expect(await readLink(text)).toEqual({ ok: true, site })
    }),
    { numRuns: 60 }
  )
})

test('a link holds the owner’s lists', async () => {
  const price = { amount: 20, currency: 'GBP', from: true } as const
  const added = addItem(dentist, 'services', { title: 'Puppy visit', price })
  const site = writeException(added?.site ?? dentist, {
    id: 'on-2027-12-24',
    from: '2027-12-24',
    spans: [{ opens: '09:00', closes: '12:00' }]
  })
  const read = await readLink(await linkText(site))
  expect(read.ok && contentOf(read.site)).toEqual(contentOf(site))
  expect(contentOf(site).services?.items.at(-1)).toMatchObject({ title: 'Puppy visit', price })
})

test('a link is short, and says only what differs', async () => {
  expect((await linkText(defaultSite)).length).toBeLessThan(100)
  expect((await linkText(dentist)).length).toBeLessThan(1500)
  const { site } = reducer({ ...initialState, currentStep: 4 }, { type: 'openSite', site: dentist })
  expect(await linkText(dentist)).toBe(await linkText(site))
  expect(isLink(await linkText(dentist))).toBe(true)
  expect(isLink(page)).toBe(false)
})

test('a configuration too long for a link is said', async () => {
  const noise = Array.from({ length: 9000 }, (_each, at) => (at * 7919 * at).toString(36)).join('')
  const site = { ...dentist, customization: { ...dentist.customization, customCSS: noise } }
  expect(await createLink(site, page)).toMatchObject({ ok: false, code: 'builder.link-too-long' })
})

const packed = (text: string): string => `${page}#site=1.${deflateRawSync(text).toString('base64url')}`

test.each([
  ['no configuration', page],
  ['an empty one', `${page}#site=`],
  ['another form', `${page}#site=2.abc`],
  ['letters of another alphabet', `${page}#site=1.äöü`],
  ['what was never deflated', `${page}#site=1.AAAA`],
  ['a length that no bytes have', `${page}#site=1.A`],
  ['no JSON', packed('hello')],
  ['another document', packed('{"a":1}')],
  ['a bomb', packed(' '.repeat(5_000_000))],
  ['broken text', `${page}#site=1.${deflateRawSync(Buffer.from([0x22, 0xff, 0x22])).toString('base64url')}`]
])('a link with %s is refused', async (_name, address) => {
  expect(await readLink(address)).toMatchObject({ ok: false, code: 'builder.link-unreadable' })
})

const run = (script: string): string => execFileSync('sh', ['-c', script], { encoding: 'utf8' })

test('any text is one word of a real shell', () => {
  const text = fc.string({ unit: 'binary', maxLength: 80 }).map((each) => each.replaceAll('\0', ''))
  const hostile = fc.constantFrom(
    `'`,
    `''`,
    `'; touch /tmp/owned; '`,
    '$(id)',
    '`id`',
    '\\',
    '-n',
    '!!',
    '~',
    '\n'
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(text, hostile), { minLength: 1, maxLength: 30 }), (texts) => {
      const words = texts.map((each) => each.toWellFormed())
      const printed = run(`printf '%s\\0' ${words.map(quoteShellWord).join(' ')}`)
      expect(printed.split('\0').slice(0, -1)).toEqual(words)
    }),
    { numRuns: 15 }
  )
}, 20_000)

test('the commands hand the same configuration over, whatever it says', () => {
  fc.assert(
    fc.property(anySite, (site) => {
      const handed = run(toCliCommand(site).replace(/ \| npm run [\s\S]*$/, ''))
      expect(parseSite(JSON.parse(handed))).toEqual({ ok: true, site })
      const words = run(
        toCurlCommand(site, 'https://sitewright.example/').replace(/^curl/, `printf '%s\\0'`)
      ).split('\0')
      expect(words.slice(-2, -1)).toEqual(['https://sitewright.example/api/projects'])
      expect(parseSite(JSON.parse(words.at(words.indexOf('--data-raw') + 1) ?? ''))).toEqual({
        ok: true,
        site
      })
    }),
    { numRuns: 15 }
  )
}, 20_000)

test('the commands name folder and zip after the business', () => {
  expect(toCliCommand(dentist)).toMatch(/create --site - --out brook-dental$/)
  expect(toCurlCommand(dentist, 'http://localhost:3000')).toContain('--output brook-dental.zip')
})

test('B30: outside the folder of the source code the command says what it misses', () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'sitewright-elsewhere-'))
  const { status, stderr } = spawnSync('sh', ['-c', toCliCommand(dentist)], {
    cwd: elsewhere,
    encoding: 'utf8'
  })
  rmSync(elsewhere, { recursive: true })
  expect(status).not.toBe(0)
  expect(stderr).toContain('package.json')
}, 20_000)

test('security bar 59: a link that is made to hold the page up is refused at once', async () => {
  const features = Array.from({ length: 90_000 }, (_each, index) => `f${index}`)
  const documents = [
    JSON.stringify({ ...defaultSite, selectedFeatures: features }),
    `{"content":${'['.repeat(500_000)}${']'.repeat(500_000)}}`
  ]
  for (const text of documents) {
    const link = `https://sitewright.example/#site=1.${deflateRawSync(text).toString('base64url')}`
    const begun = process.threadCpuUsage().user
    expect((await readLink(link)).ok).toBe(false)
    // Microseconds of this thread: other work on the machine does not count.
    expect(process.threadCpuUsage().user - begun).toBeLessThan(500_000)
  }
})
