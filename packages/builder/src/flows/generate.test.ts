import { file, type File, type ValidationReport } from '@sitewright/project'
import { defaultSite, type Site } from '@sitewright/site'
import { expect, test, vi } from 'vitest'
import { dentist } from '../fixtures/sites.ts'
import { cleanReport, failedReport, files, createTestContext } from '../fixtures/test-context.ts'
import {
  generate,
  generationLabels,
  initialState,
  sleep,
  validationToast,
  type BuildOptions,
  type BuiltProject,
  type GenerateEffects,
  type GenerateOptions
} from '../index.ts'

/** A build whose steps are given; it tells its phases as the real one does. */
function buildWith({
  generated = async () => files,
  validated = async () => cleanReport,
  zipped = async () => new Uint8Array(7)
}: {
  generated?: () => Promise<readonly File[]>
  validated?: () => Promise<ValidationReport>
  zipped?: () => Promise<BuiltProject['zip']>
} = {}) {
  return vi.fn(async (_site: Site, { validate, onPhase }: BuildOptions): Promise<BuiltProject> => {
    onPhase('generate')
    const made = await generated()
    if (validate) onPhase('validate')
    const report = validate ? await validated() : undefined
    onPhase('zip')
    return { files: report?.fixedFiles ?? made, report, zip: await zipped() }
  })
}

function setUp(effects: Partial<GenerateEffects> = {}, options: Partial<GenerateOptions> = {}) {
  const world = createTestContext({ ...initialState, site: dentist })
  const all: GenerateEffects = {
    build: buildWith(),
    failedValidation: (reason, given) => ({
      ...failedReport,
      errors: [
        {
          type: 'runtime',
          file: '',
          message: `It broke: ${String(reason)}`,
          severity: 'error',
          autoFixable: false
        }
      ],
      fixedFiles: given,
      finalStatus: 'ERROR'
    }),
    createDownloadUrl: () => 'blob:zip',
    dispatch: world.dispatch,
    toast: world.toast,
    now: () => new Date('2026-02-03T04:05:06.007Z'),
    sleep: vi.fn(async () => {}),
    ...effects
  }
  const run = () => generate({ site: dentist, validationEnabled: true, paced: true, ...options }, all)
  return { ...world, run, effects: all }
}

const texts = (toasts: readonly { text: string }[]): string[] => toasts.map(({ text }) => text)

test('eight labels at 500 ms each, then the validation at 85, then complete', async () => {
  const { run, actions, state, effects, toasts } = setUp()
  expect(await run()).toMatchObject({ ok: true })
  const shown = actions.filter((action) => action.type === 'setProgress')
  expect(shown.map(({ progress, label }) => [progress, label])).toEqual([
    ...generationLabels.map((label, at) => [((at + 1) / 8) * 100, label]),
    [85, 'Validating project structure...']
  ])
  expect(effects.sleep).toHaveBeenCalledTimes(8)
  expect(effects.sleep).toHaveBeenCalledWith(500, expect.anything())
  expect(state()).toMatchObject({
    isGenerating: false,
    isValidating: false,
    generationProgress: 100,
    generationStep: 'Complete'
  })
  expect(texts(toasts)).toEqual([
    'Project ready to use! Auto-fixed 0 issues, prevented 0 issues',
    'PWA generated successfully!'
  ])
})

test('the project has the record of the spec, and the history its entry', async () => {
  const { run, state, effects } = setUp()
  await run()
  expect(state().generatedProject).toEqual({
    id: '1770091506007',
    name: 'Brook Dental',
    framework: 'react',
    features: dentist.selectedFeatures,
    files,
    downloadUrl: 'blob:zip',
    createdAt: '2026-02-03T04:05:06.007Z',
    zipBytes: 7
  })
  expect(state().projectHistory[0]?.id).toBe('1770091506007')
  expect(effects.build).toHaveBeenCalledExactlyOnceWith(dentist, expect.objectContaining({ validate: true }))
})

test('without pace nothing waits, and without validation nothing is validated', async () => {
  const { run, effects, toasts } = setUp({}, { paced: false, validationEnabled: false })
  expect(await run()).toMatchObject({ ok: true })
  expect(effects.sleep).not.toHaveBeenCalled()
  expect(effects.build).toHaveBeenCalledWith(dentist, expect.objectContaining({ validate: false }))
  expect(texts(toasts)).toEqual(['PWA generated successfully!'])
})

test('skip ahead finishes at once, on the real clock', { timeout: 3000 }, async () => {
  const skip = new AbortController()
  const { run, actions } = setUp({ sleep }, { skip: skip.signal })
  const running = run()
  setTimeout(() => skip.abort(), 20)
  expect(await running).toMatchObject({ ok: true })
  expect(actions.filter((action) => action.type === 'setProgress')).toHaveLength(9)
})

test('fixed files replace the files', async () => {
  const fixed = [file('index.html', '<h1>Fixed</h1>')]
  const { run, state } = setUp({
    build: buildWith({ validated: async () => ({ ...cleanReport, fixedFiles: fixed }) })
  })
  await run()
  expect(state().generatedProject?.files).toEqual(fixed)
})

test('the toast follows the final status', () => {
  const report = { ...cleanReport, autoFixedCount: 2, preventedIssuesCount: 3 }
  expect(validationToast(report)).toEqual({
    tone: 'success',
    text: 'Project ready to use! Auto-fixed 2 issues, prevented 3 issues'
  })
  expect(validationToast({ ...failedReport, autoFixedCount: 2 }).text).toBe(
    'Auto-fixed 2 issues! Project status: NEEDS_ATTENTION'
  )
  expect(validationToast(failedReport)).toEqual({
    tone: 'warning',
    text: 'Project validation completed!',
    detail: 'Something is missing'
  })
})

test('a validation step that throws keeps the project and says so', async () => {
  const { run, state, toasts } = setUp({
    build: buildWith({ validated: () => Promise.reject(new Error('boom')) })
  })
  expect(await run()).toMatchObject({ ok: true })
  expect(state().validationResults.finalStatus).toBe('ERROR')
  expect(state().generatedProject?.files).toEqual(files)
  expect(toasts[0]).toMatchObject({ tone: 'warning', detail: 'It broke: Error: boom' })
})

test('a worker that dies is a clear failure, and nothing is lost', { timeout: 3000 }, async () => {
  const { run, state, toasts } = setUp({
    build: buildWith({ generated: () => Promise.reject(new Error('')) }),
    sleep
  })
  expect(await run()).toEqual({
    ok: false,
    code: 'builder.generation-failed',
    reason: 'The background task stopped unexpectedly. Nothing is lost: generate again.'
  })
  expect(state()).toMatchObject({ site: dentist, isGenerating: false, error: 'Failed to generate project' })
  expect(toasts).toEqual([
    {
      tone: 'danger',
      title: 'Generation failed',
      text: 'Failed to generate PWA. Please try again.',
      detail: 'The background task stopped unexpectedly. Nothing is lost: generate again.'
    }
  ])
})

test('a zip that fails is a failure with its reason', async () => {
  const { run } = setUp({
    build: buildWith({ zipped: () => Promise.reject(new Error('no memory')) })
  })
  expect(await run()).toMatchObject({ ok: false, reason: 'no memory' })
})

test('cancel works in the labels, in work that never ends, and before it began', async () => {
  const never = { build: buildWith({ generated: () => new Promise<never>(() => {}) }), sleep }
  const stop = new AbortController()
  const { run, state, toasts } = setUp(never, { signal: stop.signal })
  const running = run()
  setTimeout(() => stop.abort(), 20)
  expect(await running).toEqual({ ok: false, code: 'builder.cancelled' })
  expect(state()).toMatchObject({ isGenerating: false, error: null, generatedProject: null })
  expect(toasts).toEqual([{ tone: 'info', text: 'The generation was stopped. Your configuration is kept.' }])

  const validating = new AbortController()
  const late = setUp(
    {
      build: buildWith({
        validated: () => {
          validating.abort()
          return new Promise<never>(() => {})
        }
      })
    },
    { signal: validating.signal }
  )
  expect(await late.run()).toEqual({ ok: false, code: 'builder.cancelled' })
  expect(late.state().isValidating).toBe(false)

  const before = setUp({}, { signal: AbortSignal.abort() })
  expect(await before.run()).toEqual({ ok: false, code: 'builder.cancelled' })
})

test('a site that lacks something is not generated, and the first problem is named', async () => {
  const { run, state, effects, toasts } = setUp({}, { site: defaultSite })
  expect(await run()).toMatchObject({ ok: false, code: 'builder.not-ready' })
  expect(effects.build).not.toHaveBeenCalled()
  expect(state().error).toBe('Failed to generate project')
  expect(toasts[0]?.detail).toContain('Business name must be at least 2 characters')
})

test('a project that cannot be kept is complete all the same', async () => {
  const save = vi.fn(() => Promise.reject(new Error('full')))
  const { run, toasts, state } = setUp({ save, now: undefined })
  expect(await run()).toMatchObject({ ok: true })
  expect(save).toHaveBeenCalledOnce()
  expect(toasts[1]?.tone).toBe('warning')
  expect(state().generatedProject?.createdAt).toMatch(/^20\d\d-/)
})
