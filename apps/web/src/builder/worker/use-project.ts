import type { GeneratedProject, HistoryEntry } from '@sitewright/builder'
import { useEffect, useState } from 'react'
import { useStore } from '../../lib/use-store.ts'
import { useBuilder, useBuilderStore } from '../builder-context.tsx'
import { askedProject, rebuild } from './generation.ts'

/** The project of the page: ready, being generated again, failed, or never generated. */
export type ProjectState =
  | { kind: 'none' }
  | { kind: 'working' }
  | { kind: 'failed' }
  | { kind: 'ready'; project: GeneratedProject; entry: HistoryEntry }

/** The project that /preview, Code and /download show, with the answers that it was made from. */
export function useProject(): ProjectState {
  const store = useBuilderStore()
  const project = useBuilder((state) => state.generatedProject)
  const history = useBuilder((state) => state.projectHistory)
  const wanted = useStore(askedProject)
  const [failed, setFailed] = useState<string>()
  const named = wanted ?? project?.id
  const entry = history.find(({ id }) => id === named) ?? history[0]
  const missing = entry !== undefined && project?.id !== entry.id && failed !== entry.id
  useEffect(() => {
    if (missing) rebuild(store, entry).catch(() => setFailed(entry.id))
  }, [missing, entry, store])
  if (entry === undefined) return { kind: 'none' }
  if (project?.id === entry.id) return { kind: 'ready', project, entry }
  return { kind: failed === entry.id ? 'failed' : 'working' }
}
