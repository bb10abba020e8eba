import {
  generate,
  openConfiguration,
  siteOf,
  type GeneratedProject,
  type GenerateEffects,
  type GenerateOutcome,
  type OpenOutcome
} from '@sitewright/builder'
import { limits } from '@sitewright/catalog'
import { folderNameOf } from '@sitewright/project'
import { failedValidation } from '@sitewright/validator/failed-validation'
import type { BuilderStore } from '../session.ts'
import { showToast } from '../toasts.ts'
import { inWorkshop } from './workshop.ts'

let offered: string | undefined

/** An address for the zip; the one of the project before is given back. */
function offer(zip: Uint8Array): string {
  if (offered !== undefined) URL.revokeObjectURL(offered)
  offered = URL.createObjectURL(new Blob([new Uint8Array(zip)], { type: 'application/zip' }))
  return offered
}

function effectsOf(store: BuilderStore): GenerateEffects {
  return {
    generate: (site, signal) => inWorkshop('generate', { site }, signal),
    validate: (files, framework, signal) => inWorkshop('validate', { files, framework }, signal),
    failedValidation,
    zip: (files, folder, signal) => inWorkshop('zip', { files, folder }, signal),
    offer,
    dispatch: store.dispatch,
    toast: showToast
  }
}

let running: { skip: AbortController; cancel: AbortController } | undefined

/** Generates the site of the state; a second call while one runs does nothing. */
export async function startGeneration(store: BuilderStore): Promise<GenerateOutcome | undefined> {
  if (running !== undefined) return undefined
  const own = { skip: new AbortController(), cancel: new AbortController() }
  running = own
  try {
    const state = store.get()
    return await generate(
      {
        site: siteOf(state),
        validationEnabled: state.validationEnabled,
        paced: true,
        skip: own.skip.signal,
        signal: own.cancel.signal
      },
      effectsOf(store)
    )
  } finally {
    running = undefined
  }
}

/** Does not wait for the labels any longer. */
export function skipAhead(): void {
  running?.skip.abort()
}

export function cancelGeneration(): void {
  running?.cancel.abort()
}

/** Opens a site.json or a project zip and continues from it. */
export async function openFile(store: BuilderStore, file: globalThis.File): Promise<OpenOutcome> {
  return openConfiguration(new Uint8Array(await file.arrayBuffer()), {
    unzip: (bytes) => inWorkshop('unzip', { bytes }),
    dispatch: store.dispatch,
    toast: showToast
  })
}

/** The files and the zip of the newest project of the history, made again after a reload. */
export async function remake(store: BuilderStore): Promise<GeneratedProject | undefined> {
  const [newest] = store.get().projectHistory
  if (newest === undefined) return undefined
  const { site, fileCount: _count, ...record } = newest
  const files = await inWorkshop('generate', { site })
  const zip = await inWorkshop('zip', { files, folder: folderNameOf(newest.name, limits.defaultProjectName) })
  const project = { ...record, files, downloadUrl: offer(zip), zipBytes: zip.byteLength }
  store.dispatch({ type: 'completeProject', project })
  return project
}
