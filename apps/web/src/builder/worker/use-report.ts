import { validateProject, type GeneratedProject } from '@sitewright/builder'
import type { ValidationReport } from '@sitewright/project'
import { useEffect, useState } from 'react'
import { useBuilder, useBuilderStore } from '../builder-context.tsx'
import { runInWorker } from './run-in-worker.ts'
import { toast } from '../../ui/toast.ts'

/** Cache of reports by the files that they are about, so that none is shown for another project. */
const known = new WeakMap<GeneratedProject['files'], ValidationReport>()

/** The report of a project, and the function that validates it again. */
export interface ReportState {
  report: ValidationReport | undefined
  working: boolean
  again: () => void
}

/**
 * The report of the shown project: that of its generation where it is still in memory; after a reload the project is
 * validated again, unless validation is switched off.
 */
export function useReport(project: GeneratedProject): ReportState {
  const store = useBuilderStore()
  const latest = useBuilder((state) => state.validationResult)
  const enabled = useBuilder((state) => state.validationEnabled)
  const [made, setMade] = useState<{ files: GeneratedProject['files']; report: ValidationReport }>()
  const [working, setWorking] = useState(false)
  const [failed, setFailed] = useState<GeneratedProject['files']>()
  const { files, framework } = project
  const own = latest?.fixedFiles === files ? latest : known.get(files)
  const report = made?.files === files ? made.report : own
  const wanted = report === undefined && enabled && failed !== files
  useEffect(() => {
    if (!wanted) return undefined
    const ends = new AbortController()
    const look = async () => {
      const result = await runInWorker('validate', { files, framework })
      known.set(files, result)
      if (!ends.signal.aborted) setMade({ files, report: result })
    }
    // A project that cannot be validated stays without a report; the button retries.
    look().catch(() => setFailed(files))
    return () => ends.abort()
  }, [wanted, files, framework])
  const again = async () => {
    setWorking(true)
    const outcome = await validateProject(
      { files, framework },
      {
        validate: (given, kind, signal) =>
          runInWorker('validate', { files: given, framework: kind }, { signal }),
        dispatch: store.dispatch,
        toast
      }
    )
    setWorking(false)
    if (!outcome.ok) return
    known.set(files, outcome.report)
    setMade({ files, report: outcome.report })
  }
  return { report, working: working || wanted, again: () => void again() }
}
