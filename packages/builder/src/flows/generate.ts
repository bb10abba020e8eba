import { limits } from '@sitewright/catalog'
import { folderNameOf, type File } from '@sitewright/project'
import { checkSite, problemText, type Problem, type Site } from '@sitewright/site'
import type { Dispatch } from '../actions.ts'
import { generationLabels, messages, progressLabels } from '../messages.ts'
import { historyEntry, type GeneratedProject, type ValidationReport } from '../records.ts'
import type { ShowToast } from '../toast.ts'
import { Cancelled, reasonOf, sleep, unlessCancelled, type Sleep } from './effects.ts'
import { validationToast } from './validation-toast.ts'

/** What the generation flow does to the world. Each part may run in a worker; where one dies, it rejects. */
export interface GenerateEffects {
  readonly generate: (site: Site, signal?: AbortSignal) => Promise<readonly File[]>
  readonly validate: (
    files: readonly File[],
    framework: string,
    signal?: AbortSignal
  ) => Promise<ValidationReport>
  /** The report where the validation step itself failed. */
  readonly failedValidation: (reason: unknown, files: readonly File[]) => ValidationReport
  /** The zip of the files, all inside the folder. */
  readonly zip: (files: readonly File[], folder: string, signal?: AbortSignal) => Promise<Uint8Array>
  /** Makes the zip downloadable and gives its address. */
  readonly offer: (zip: Uint8Array) => string
  /** Keeps the project beyond this page; a failure is no failure of the generation. */
  readonly save?: (project: GeneratedProject) => Promise<void> | void
  readonly dispatch: Dispatch
  readonly toast: ShowToast
  /** @default the real clock */
  readonly now?: () => Date
  /** @default the real clock */
  readonly sleep?: Sleep
}

/** How a generation runs. */
export interface GenerateOptions {
  readonly site: Site
  readonly validationEnabled: boolean
  /** Shows the eight labels at their pace; false for CLI and API, which never wait (departures: 1 §4). */
  readonly paced: boolean
  /** Skip ahead: fires where the labels need not be waited for any more. */
  readonly skip?: AbortSignal
  /** Cancels. */
  readonly signal?: AbortSignal
}

/** How a generation ended. */
export type GenerateOutcome =
  | { readonly ok: true; readonly project: GeneratedProject }
  | { readonly ok: false; readonly code: 'builder.not-ready'; readonly problems: readonly Problem[] }
  | { readonly ok: false; readonly code: 'builder.cancelled' }
  | { readonly ok: false; readonly code: 'builder.generation-failed'; readonly reason: string }

/** Name of a project without a business name (spec 1 §3). */
const namelessProject = 'My PWA'

/** Shows the labels at their pace beside the work; ends where the work fails, is skipped or cancelled. */
async function showLabels(
  work: Promise<unknown>,
  options: GenerateOptions,
  effects: GenerateEffects
): Promise<void> {
  const ends = new AbortController()
  work.catch(() => ends.abort())
  const signals = [options.skip, options.signal].filter((signal) => signal !== undefined)
  const hurry = AbortSignal.any([ends.signal, ...signals])
  for (const [index, label] of generationLabels.entries()) {
    if (ends.signal.aborted || options.signal?.aborted) return
    const progress = ((index + 1) / generationLabels.length) * 100
    effects.dispatch({ type: 'setProgress', progress, label })
    if (options.paced && !hurry.aborted) await (effects.sleep ?? sleep)(limits.generationStepMs, hurry)
  }
}

async function validated(
  files: readonly File[],
  { site, validationEnabled, signal }: GenerateOptions,
  { validate, failedValidation, dispatch, toast }: GenerateEffects
): Promise<readonly File[]> {
  if (!validationEnabled) return files
  dispatch({ type: 'setProgress', progress: limits.validationProgress, label: progressLabels.validating })
  dispatch({ type: 'setValidating', isValidating: true })
  const report = await unlessCancelled(validate(files, site.selectedFramework, signal), signal).catch(
    (error: unknown) => {
      if (error instanceof Cancelled) throw error
      return failedValidation(error, files)
    }
  )
  dispatch({ type: 'setValidationResult', result: report })
  toast(validationToast(report))
  return report.fixedFiles.length === 0 ? files : report.fixedFiles
}

async function run(options: GenerateOptions, effects: GenerateEffects): Promise<GeneratedProject> {
  const { site, signal } = options
  const work = unlessCancelled(effects.generate(site, signal), signal)
  await showLabels(work, options, effects)
  const files = await validated(await work, options, effects)
  const name = site.businessInfo.businessName.trim()
  const folder = folderNameOf(name, limits.defaultProjectName)
  const zip = await unlessCancelled(effects.zip(files, folder, signal), signal)
  const createdAt = (effects.now ?? (() => new Date()))()
  return {
    id: String(createdAt.getTime()),
    name: name === '' ? namelessProject : name,
    framework: site.selectedFramework,
    features: site.selectedFeatures,
    files,
    downloadUrl: effects.offer(zip),
    createdAt: createdAt.toISOString(),
    zipBytes: zip.byteLength
  }
}

function failed({ dispatch, toast }: GenerateEffects, detail: string): void {
  dispatch({ type: 'setValidating', isValidating: false })
  dispatch({ type: 'setError', error: messages.generationFailed })
  toast({
    kind: 'error',
    title: messages.generationFailedTitle,
    text: messages.generationFailedRetry,
    detail
  })
}

/** Generates a project (spec 1 §4): the labels, the files, their validation, the zip, the history. */
export async function generate(options: GenerateOptions, effects: GenerateEffects): Promise<GenerateOutcome> {
  const { dispatch, toast } = effects
  const problems = checkSite(options.site, 'generate')
  const first = problems[0]
  if (first !== undefined) {
    failed(effects, problemText(first))
    return { ok: false, code: 'builder.not-ready', problems }
  }
  dispatch({ type: 'startGeneration' })
  try {
    const project = await run(options, effects)
    await Promise.resolve(effects.save?.(project)).catch(() => {
      toast({ kind: 'warning', text: messages.projectNotKept })
    })
    dispatch({ type: 'completeProject', project })
    dispatch({ type: 'addToHistory', entry: historyEntry(project, options.site) })
    toast({ kind: 'success', text: messages.generated })
    return { ok: true, project }
  } catch (error) {
    if (error instanceof Cancelled) {
      dispatch({ type: 'setValidating', isValidating: false })
      dispatch({ type: 'stopGeneration' })
      toast({ kind: 'info', text: messages.generationCancelled })
      return { ok: false, code: 'builder.cancelled' }
    }
    const reason = reasonOf(error, messages.workerDied)
    failed(effects, reason)
    return { ok: false, code: 'builder.generation-failed', reason }
  }
}
