import type { FinishPhase } from '@sitewright/finished-site'
import type { File } from '@sitewright/project'
import type { Site } from '@sitewright/site'
import { useEffect, useRef, useState } from 'react'
import type { FinishedZip } from './protocol.ts'
import { runInWorker } from './run-in-worker.ts'

/** A finished site: not asked for, being made, made, or why it could not be made. */
export type FinishedSiteState =
  | { kind: 'none' }
  | { kind: 'working'; phase: FinishPhase | undefined }
  | { kind: 'ready'; bytes: number; pages: number; emptyFeatures: FinishedZip['emptyFeatures'] }
  | { kind: 'failed'; reason: string }

/** Makes the site of a project in the worker; `save` takes its zip. Whoever leaves the page stops it. */
export function useFinishedSite(
  site: Site,
  files: readonly File[],
  save: (zip: Uint8Array<ArrayBuffer>) => void
): { state: FinishedSiteState; start: () => void } {
  const [state, setState] = useState<FinishedSiteState>({ kind: 'none' })
  const running = useRef<AbortController | undefined>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const make = async (signal: AbortSignal): Promise<void> => {
    const onPhase = (phase: FinishPhase): void => setState({ kind: 'working', phase })
    const { zip, pages, emptyFeatures } = await runInWorker('finish', { site, files }, { signal, onPhase })
    save(zip)
    setState({ kind: 'ready', bytes: zip.byteLength, pages: pages.length, emptyFeatures })
  }
  const start = (): void => {
    const own = new AbortController()
    running.current = own
    setState({ kind: 'working', phase: undefined })
    make(own.signal)
      .catch((error: unknown) => {
        if (!own.signal.aborted)
          setState({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) })
      })
      .finally(() => (running.current = undefined))
  }
  return { state, start }
}
