import { limits } from '@sitewright/catalog'
import type { BuildPhase, File, ValidationReport } from '@sitewright/project'
import { checkSite, formatProblem, type Problem, type Site } from '@sitewright/site'
import type { Dispatch } from '../actions.ts'
import { generationLabels, messages, progressLabels } from '../messages.ts'
import { toHistoryEntry, type GeneratedProject } from '../generated-project.ts'
import type { ShowToast } from '../toast.ts'
import { Cancelled, toErrorText, sleep, abortable, type Sleep } from './effects.ts'
import { validationToast } from './validation-toast.ts'

/** Options of a build. */
export interface BuildOptions {
  readonly validate: boolean
  /** Called where a phase begins. */
  readonly onPhase: (phase: BuildPhase) => void
  readonly signal: AbortSignal | undefined
}

/** The result of a build. */
export interface BuiltProject {
  /** Repaired where they were validated. */
  readonly files: readonly File[]
  /** Absent where nothing was validated. */
  readonly report?: ValidationReport | undefined
  /** All files inside one folder. */
  readonly zip: Uint8Array<ArrayBuffer>
}

/** The side effects of the generation flow. */
export interface GenerateEffects {
  /** Generates, validates and packs; rejects where its worker terminates. */
  readonly build: (site: Site, options: BuildOptions) => Promise<BuiltProject>
  /** The report where the validation step itself failed. */
  readonly failedValidation: (reason: unknown, files: readonly File[]) => ValidationReport
  /** Creates the object URL of the zip. */
  readonly createDownloadUrl: (zip: Uint8Array<ArrayBuffer>) => string
  /** Persists the project; a failure here does not fail the generation. */
  readonly save?: (project: GeneratedProject) => Promise<void> | void
  readonly dispatch: Dispatch
  readonly toast: ShowToast
  /** @default the real clock */
  readonly now?: () => Date
  /** @default the real clock */
  readonly sleep?: Sleep
}

/** Options of a generation. */
export interface GenerateOptions {
  readonly site: Site
  readonly validationEnabled: boolean
  /** Shows the eight labels with their delays; false for CLI and API (departures: 1 §4). */
  readonly paced: boolean
  /** Skip ahead: aborts the delays of the labels. */
  readonly skip?: AbortSignal
  /** Cancels. */
  readonly signal?: AbortSignal
}

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

interface RunningBuild {
  /** Resolves once the files are generated; never where that fails. */
  readonly generated: Promise<void>
  readonly built: Promise<BuiltProject>
}

/**
 * Begins the build. Where validation itself fails, the project is built without it and the report says so; no project
 * is lost to its check.
 */
function startBuild(
  { site, validationEnabled, signal }: GenerateOptions,
  { build, failedValidation }: GenerateEffects
): RunningBuild {
  let phase: BuildPhase = 'generate'
  const { promise: generated, resolve } = Promise.withResolvers<void>()
  const onPhase = (next: BuildPhase): void => {
    phase = next
    if (next !== 'generate') resolve()
  }
  const attempt = (validate: boolean): Promise<BuiltProject> =>
    abortable(build(site, { validate, onPhase, signal }), signal)
  const built = attempt(validationEnabled).catch(async (error: unknown) => {
    if (error instanceof Cancelled || phase !== 'validate') throw error
    const project = await attempt(false)
    return { ...project, report: failedValidation(error, project.files) }
  })
  return { built, generated }
}

async function run(options: GenerateOptions, effects: GenerateEffects): Promise<GeneratedProject> {
  const { site, validationEnabled } = options
  const { dispatch, toast } = effects
  const { built, generated } = startBuild(options, effects)
  await showLabels(built, options, effects)
  await Promise.race([generated, built])
  if (validationEnabled) {
    dispatch({ type: 'setProgress', progress: limits.validationProgress, label: progressLabels.validating })
    dispatch({ type: 'setValidating', isValidating: true })
  }
  const { files, report, zip } = await built
  if (report !== undefined) {
    dispatch({ type: 'setValidationResult', result: report })
    toast(validationToast(report))
  }
  const name = site.businessInfo.businessName.trim()
  const createdAt = (effects.now ?? (() => new Date()))()
  return {
    id: String(createdAt.getTime()),
    name: name === '' ? namelessProject : name,
    framework: site.selectedFramework,
    features: site.selectedFeatures,
    files,
    downloadUrl: effects.createDownloadUrl(zip),
    createdAt: createdAt.toISOString(),
    zipBytes: zip.byteLength
  }
}

function failed({ dispatch, toast }: GenerateEffects, detail: string): void {
  dispatch({ type: 'setValidating', isValidating: false })
  dispatch({ type: 'setError', error: messages.generationFailed })
  toast({
    tone: 'danger',
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
    failed(effects, formatProblem(first))
    return { ok: false, code: 'builder.not-ready', problems }
  }
  dispatch({ type: 'startGeneration' })
  try {
    const project = await run(options, effects)
    await Promise.resolve(effects.save?.(project)).catch(() => {
      toast({ tone: 'warning', text: messages.projectNotSaved })
    })
    dispatch({ type: 'completeProject', project })
    dispatch({ type: 'addToHistory', entry: toHistoryEntry(project, options.site) })
    toast({ tone: 'success', text: messages.generated })
    return { ok: true, project }
  } catch (error) {
    if (error instanceof Cancelled) {
      dispatch({ type: 'setValidating', isValidating: false })
      dispatch({ type: 'stopGeneration' })
      toast({ tone: 'info', text: messages.generationCancelled })
      return { ok: false, code: 'builder.cancelled' }
    }
    const reason = toErrorText(error, messages.workerDied)
    failed(effects, reason)
    return { ok: false, code: 'builder.generation-failed', reason }
  }
}
