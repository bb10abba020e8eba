import { validateProject } from '@sitewright/builder'
import type { ValidationReport } from '@sitewright/project'
import { useRef, useState } from 'react'
import { useBuilderStore } from '../../builder/builder-context.tsx'
import { runInWorker } from '../../builder/worker/run-in-worker.ts'
import type { DroppedProject } from './dropped-files.ts'
import { toast } from '../../ui/toast.ts'

/** State of a standalone validation. */
export type CheckState =
  | { kind: 'empty' }
  | { kind: 'reading'; name: string }
  | { kind: 'checking'; name: string }
  | { kind: 'refused'; name: string; reason: string }
  | { kind: 'done'; name: string; files: number; at: string; report: ValidationReport }

/** Reads and validates a project; a new one cancels the check that still runs (spec 1 §4, standalone validation). */
export function useCheck(): {
  state: CheckState
  begin: (bringing: Promise<DroppedProject | undefined>) => void
  stop: () => void
} {
  const store = useBuilderStore()
  const [state, setState] = useState<CheckState>({ kind: 'empty' })
  const running = useRef<AbortController>(undefined)

  const check = async (bringing: Promise<DroppedProject | undefined>): Promise<void> => {
    const own = new AbortController()
    running.current?.abort()
    running.current = own
    // An aborted check ends after the next one began and must not overwrite its state (race condition).
    const show = (next: CheckState): void => {
      if (running.current === own) setState(next)
    }
    let name = ''
    try {
      const brought = await bringing
      own.signal.throwIfAborted()
      if (brought === undefined) {
        show({ kind: 'empty' })
        return
      }
      ;({ name } = brought)
      show({ kind: 'reading', name })
      const files =
        brought.kind === 'zip'
          ? await runInWorker('unzip', { bytes: brought.bytes }, own)
          : await runInWorker('intake', { entries: brought.entries }, own)
      show({ kind: 'checking', name })
      const outcome = await validateProject(
        { files, framework: '' },
        {
          validate: (given, _framework, signal) => runInWorker('check', { files: given }, { signal }),
          dispatch: store.dispatch,
          toast
        },
        own.signal
      )
      if (outcome.ok)
        show({
          kind: 'done',
          name,
          files: files.length,
          at: new Date().toISOString(),
          report: outcome.report
        })
      else if (outcome.code === 'builder.cancelled') show({ kind: 'empty' })
      else show({ kind: 'refused', name, reason: store.get().error ?? '' })
    } catch (error) {
      const stopped = own.signal.aborted
      show(
        stopped
          ? { kind: 'empty' }
          : { kind: 'refused', name, reason: error instanceof Error ? error.message : String(error) }
      )
    }
  }
  return { state, begin: (bringing) => void check(bringing), stop: () => running.current?.abort() }
}
