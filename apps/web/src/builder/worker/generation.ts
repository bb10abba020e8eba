import {
  generate,
  openConfiguration,
  type GeneratedProject,
  type GenerateEffects,
  type GenerateOutcome,
  type HistoryEntry,
  type OpenOutcome
} from '@sitewright/builder'
import { failedValidation } from '@sitewright/validator/failed-validation'
import type { BuilderStore } from '../builder-store.ts'
import { loadCheckCss } from '../load-check-css.ts'
import { createStore } from '../../lib/store.ts'
import { runInWorker } from './run-in-worker.ts'
import { toast } from '../../ui/toast.ts'

let offered: string | undefined

/** Creates the object URL of the zip, and revokes that of the project before. */
function createDownloadUrl(zip: Uint8Array<ArrayBuffer>): string {
  if (offered !== undefined) URL.revokeObjectURL(offered)
  offered = URL.createObjectURL(new Blob([zip], { type: 'application/zip' }))
  return offered
}

function createEffects(store: BuilderStore): GenerateEffects {
  return {
    build: (site, { validate, onPhase, signal }) =>
      runInWorker('build', { site, validate }, { signal, onPhase }),
    failedValidation,
    createDownloadUrl,
    dispatch: store.dispatch,
    toast
  }
}

let running: { skip: AbortController; cancel: AbortController } | undefined

/** Generates the site of the state; a second call while one runs does nothing. */
export async function startGeneration(store: BuilderStore): Promise<GenerateOutcome | undefined> {
  if (running !== undefined) return undefined
  const own = { skip: new AbortController(), cancel: new AbortController() }
  running = own
  askedProject.set(undefined)
  try {
    const state = store.get()
    return await generate(
      {
        site: state.site,
        validationEnabled: state.validationEnabled,
        paced: true,
        skip: own.skip.signal,
        signal: own.cancel.signal
      },
      createEffects(store)
    )
  } finally {
    running = undefined
  }
}

/** Skips the paced labels. */
export function skipAhead(): void {
  running?.skip.abort()
}

export function cancelGeneration(): void {
  running?.cancel.abort()
}

/** Opens a project zip in the wizard, or a site.json and what belongs to it. */
export async function openFiles(
  store: BuilderStore,
  files: readonly globalThis.File[]
): Promise<OpenOutcome> {
  // The step that a site is opened at depends on it, and whether the file has custom CSS is not known yet.
  await loadCheckCss(store).catch(() => undefined)
  const bytes = await Promise.all(files.map(async (file) => new Uint8Array(await file.arrayBuffer())))
  return openConfiguration(bytes, {
    unzip: (bytes) => runInWorker('unzip', { bytes }),
    storePictures: async (site, unpacked) => {
      const { restorePictures } = await import('../pictures/restore-pictures.ts')
      // Without room for its pictures the project opens with its drawings.
      await restorePictures(site, unpacked).catch(() => undefined)
    },
    dispatch: store.dispatch,
    toast
  })
}

/** Id of the history entry that /preview and /download show; undefined for the newest. */
export const askedProject = createStore<string | undefined>(undefined)

/** Generates the files and the zip of a history entry again. */
export async function rebuild(store: BuilderStore, entry: HistoryEntry): Promise<GeneratedProject> {
  const { site, fileCount: _count, ...record } = entry
  const { files, zip } = await runInWorker('build', { site, validate: false })
  if (store.get().generatedProject?.id !== entry.id) {
    store.dispatch({ type: 'setValidationResult', result: null })
  }
  const project = { ...record, files, downloadUrl: createDownloadUrl(zip), zipBytes: zip.byteLength }
  store.dispatch({ type: 'completeProject', project })
  return project
}
