import { file, type File } from '@sitewright/project'
import { defaultSite, everythingSite, resolveSite, toProjectDocuments, type Site } from '@sitewright/site'
import { expect, test, vi } from 'vitest'
import { dentist } from '../fixtures/sites.ts'
import { cleanReport, failedReport, files, createTestContext } from '../fixtures/test-context.ts'
import {
  download,
  initialState,
  createLink,
  openConfiguration,
  openLink,
  sleep,
  validateProject,
  zipFileName,
  type GeneratedProject
} from '../index.ts'

const project = { files, framework: 'react' }
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

test('a standalone validation that passes says so', async () => {
  const world = createTestContext()
  const outcome = await validateProject(project, { ...world, validate: async () => cleanReport })
  expect(outcome).toEqual({ ok: true, report: cleanReport })
  expect(world.toasts).toEqual([{ tone: 'success', text: 'Project validation passed!' }])
  expect(world.actions[0]).toEqual({ type: 'setValidating', isValidating: true })
  expect(world.state()).toMatchObject({ isValidating: false, validationResult: cleanReport })
})

test('a standalone validation that fails counts the errors', async () => {
  const world = createTestContext()
  await validateProject(project, { ...world, validate: async () => failedReport })
  expect(world.toasts[0]?.text).toBe('Validation failed: 1 errors found')
})

test('an exception stores its message, or Validation failed', async () => {
  const errorOf = async (thrown: unknown): Promise<string | null> => {
    const world = createTestContext()
    const outcome = await validateProject(project, { ...world, validate: () => Promise.reject(thrown) })
    expect(outcome).toEqual({ ok: false, code: 'builder.validation-failed' })
    return world.state().error
  }
  expect(await errorOf(new Error('no memory'))).toBe('no memory')
  expect(await errorOf('stopped')).toBe('stopped')
  expect(await errorOf(undefined)).toBe('Validation failed')
})

test('a standalone validation can be stopped', async () => {
  const world = createTestContext()
  const outcome = await validateProject(
    project,
    { ...world, validate: async () => cleanReport },
    AbortSignal.abort()
  )
  expect(outcome).toEqual({ ok: false, code: 'builder.cancelled' })
  expect(world.state().isValidating).toBe(false)
})

test('a download has the name of the project in lower case with hyphens', () => {
  expect(zipFileName('Brook Dental')).toBe('brook-dental.zip')
  expect(zipFileName('✿✿✿')).toBe('my-pwa.zip')
  const save = vi.fn()
  const { toast } = createTestContext()
  expect(download({ name: 'A B', downloadUrl: 'blob:1' } as GeneratedProject, { save, toast })).toBe(true)
  expect(save).toHaveBeenCalledWith('blob:1', 'a-b.zip')
})

test('without a download address nothing is saved', () => {
  const save = vi.fn()
  const world = createTestContext()
  expect(download(null, { save, toast: world.toast })).toBe(false)
  expect(download({ downloadUrl: '' } as GeneratedProject, { save, toast: world.toast })).toBe(false)
  expect(world.toasts[0]).toEqual({ tone: 'danger', text: 'No project available for download' })
  expect(save).not.toHaveBeenCalled()
})

async function open(bytes: Uint8Array | readonly Uint8Array[], unzipped: readonly File[] | Error = []) {
  const world = createTestContext({ ...initialState, site: defaultSite })
  const unzip = async (): Promise<readonly File[]> => {
    if (unzipped instanceof Error) throw unzipped
    return unzipped
  }
  const stored: (readonly File[])[] = []
  const storePictures = async (_: Site, files: readonly File[]): Promise<void> => void stored.push(files)
  const effects = { ...world, unzip, storePictures }
  const outcome = await openConfiguration(bytes instanceof Uint8Array ? [bytes] : bytes, effects)
  return { ...world, outcome, stored }
}

const zip = bytesOf('PK and so on')

test('the files of a zip are handed over for its pictures, once its site was read', async () => {
  const files = [file('site/src/site.json', JSON.stringify(dentist)), file('site/public/pictures/a.webp', '')]
  expect((await open(zip, files)).stored).toEqual([files])
  expect((await open(zip, files.slice(1))).stored).toEqual([])
  expect((await open(bytesOf(JSON.stringify(dentist)))).stored).toEqual([])
})

test('a site.json is opened', async () => {
  const { outcome, state, toasts } = await open(bytesOf(JSON.stringify(dentist)))
  expect(outcome).toMatchObject({ ok: true })
  expect(state().site).toEqual(dentist)
  expect(toasts).toEqual([{ tone: 'success', text: 'Opened: Brook Dental.' }])
})

test('the site.json nearest to the root of a zip is opened', async () => {
  const { state } = await open(zip, [
    file('a/deep/site.json', '{}'),
    file('a/site.json', JSON.stringify(dentist))
  ])
  expect(state().site).toEqual(dentist)
  const { outcome } = await open(zip, [file('site.json', bytesOf(JSON.stringify(dentist)))])
  expect(outcome.ok).toBe(true)
})

test('a project is opened by its two documents, from its zip or in any order beside each other', async () => {
  const { site, choices } = toProjectDocuments(resolveSite(everythingSite))
  const texts = [site, choices].map((each) => JSON.stringify(each)) as [string, string]
  const [first, second] = texts.map((text) => bytesOf(text)) as [Uint8Array, Uint8Array]
  const inZip = [file('a/src/site.json', texts[0]), file('a/src/sitewright.json', texts[1])]
  for (const { outcome, state } of [
    await open(zip, inZip),
    await open([first, second]),
    await open([second, first])
  ]) {
    expect(outcome.ok).toBe(true)
    expect(resolveSite(state().site)).toEqual(resolveSite(everythingSite))
  }
  // Projects of earlier versions have both in one.
  const earlier = file(
    'a/src/site.json',
    JSON.stringify({ ...site, builder: { ...choices, choicesFor: undefined } })
  )
  const { state } = await open(zip, [earlier])
  expect(resolveSite(state().site)).toEqual(resolveSite(everythingSite))
})

test('one document of a project without the other is refused, and the other is named', async () => {
  const { site, choices } = toProjectDocuments(resolveSite(dentist))
  for (const half of [site, choices]) {
    const { outcome, toasts } = await open(bytesOf(JSON.stringify(half)))
    expect(outcome).toMatchObject({ ok: false, problems: [{ code: 'site.half' }] })
    expect(toasts[0]?.text).toContain('sitewright.json')
  }
})

test.each([
  ['no JSON', bytesOf('hello'), []],
  ['an empty file', new Uint8Array(0), []],
  ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0x00]), []],
  ['a file that is too large', new Uint8Array(4_000_001), []],
  ['another document', bytesOf('{"businessInfo": 3}'), []],
  ['a zip without a site.json', zip, [file('index.html', '')]],
  ['a zip that cannot be read', zip, new Error('The zip is damaged.')]
])('%s changes nothing and is explained', async (_name, bytes, unzipped) => {
  const { outcome, state, toasts } = await open(bytes, unzipped)
  expect(outcome).toMatchObject({ ok: false, code: 'builder.open-failed' })
  expect(state()).toEqual(initialState)
  expect(toasts[0]?.tone).toBe('danger')
  expect(toasts[0]?.text).toMatch(/^The configuration could not be opened\. .+ is unchanged\.$/)
})

test('a link is opened, a broken one changes nothing', async () => {
  const world = createTestContext()
  const link = await createLink(dentist, 'https://sitewright.example/builder')
  expect(await openLink(link.ok ? link.text : '', world)).toBe(true)
  expect(world.state().site).toEqual(dentist)
  const before = world.state()
  expect(await openLink('https://sitewright.example/builder#site=1.AAAA', world)).toBe(false)
  expect(world.state()).toBe(before)
  expect(world.toasts.map(({ tone }) => tone)).toEqual(['success', 'danger'])
})

test(
  'the real wait ends early where the signal fires, and at once where it has',
  { timeout: 4000 },
  async () => {
    await sleep(5000, AbortSignal.timeout(20))
    await sleep(5000, AbortSignal.abort())
    await sleep(5, new AbortController().signal)
  }
)
