import type { GeneratedProject } from '@sitewright/builder'
import { useEffect, useState } from 'react'
import { useBuilder, useBuilderStore } from '../builder.tsx'
import { remake } from './generation.ts'

/** The newest project: there, being made again after a reload, not to be made, or never made. */
export type ProjectState =
  | { kind: 'none' }
  | { kind: 'working' }
  | { kind: 'failed' }
  | { kind: 'ready'; project: GeneratedProject }

export function useProject(): ProjectState {
  const store = useBuilderStore()
  const project = useBuilder((state) => state.generatedProject)
  const remembered = useBuilder((state) => state.projectHistory.length > 0)
  const [failed, setFailed] = useState(false)
  const missing = project === null && remembered && !failed
  useEffect(() => {
    if (missing) remake(store).catch(() => setFailed(true))
  }, [missing, store])
  if (project !== null) return { kind: 'ready', project }
  if (failed) return { kind: 'failed' }
  return remembered ? { kind: 'working' } : { kind: 'none' }
}
