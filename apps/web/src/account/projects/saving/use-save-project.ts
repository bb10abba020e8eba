import type { ClientSession } from '@sitewright/client'
import type { Site } from '@sitewright/site'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useBuilderStore } from '../../../builder/builder-context.tsx'
import { toast } from '../../../ui/toast.ts'
import { savingMessages } from '../messages.ts'
import { openProject } from '../open-project.ts'
import type { ConflictDecision } from './conflict-dialog.tsx'
import { findSavedRef, reportSaved } from './report-saved.ts'
import { saveAsNew, saveSite, saveVersion, type SaveConflict, type SaveResult } from './save-site.ts'

/** The stage of a save: it may need a sign-in, or a decision. */
export type SaveStage = { kind: 'idle' } | { kind: 'sign-in' } | { kind: 'conflict'; conflict: SaveConflict }

/** Saves the site of the builder to the account of the signed-in user. */
export function useSaveProject(session: ClientSession): {
  stage: SaveStage
  save: () => Promise<SaveResult['kind'] | 'sign-in'>
  decide: (decision: ConflictDecision, conflict: SaveConflict) => Promise<void>
  show: (stage: SaveStage) => void
} {
  const store = useBuilderStore()
  const navigate = useNavigate()
  const [stage, show] = useState<SaveStage>({ kind: 'idle' })

  const settle = (result: SaveResult, userId: string, site: Site): SaveResult['kind'] | 'sign-in' => {
    if (result.kind === 'failed' && ['auth.expired', 'auth.required'].includes(result.failure.code)) {
      show({ kind: 'sign-in' })
      return 'sign-in'
    }
    if (result.kind === 'conflict') show({ kind: 'conflict', conflict: result.conflict })
    else {
      show({ kind: 'idle' })
      reportSaved(result, { session, userId, site, toProjects: () => void navigate('/auth/projects') })
    }
    return result.kind
  }

  return {
    stage,
    show,
    save: async () => {
      await session.start()
      const state = session.get()
      if (state.kind === 'unreachable') {
        toast({ tone: 'danger', title: savingMessages.failedTitle, text: savingMessages.failed })
        return 'failed'
      }
      if (state.kind !== 'signed-in') {
        show({ kind: 'sign-in' })
        return 'sign-in'
      }
      const { id: userId } = state.user
      const { site } = store.get()
      return settle(await saveSite(session.call, site, findSavedRef(userId)), userId, site)
    },
    decide: async (decision, { mine, project }) => {
      const state = session.get()
      if (state.kind !== 'signed-in') return show({ kind: 'sign-in' })
      const { id: userId } = state.user
      if (decision === 'theirs') {
        const source = findSavedRef(userId)?.isOfTeam ? 'team' : 'own'
        if (await openProject(session, store, { userId, id: project.id, source })) show({ kind: 'idle' })
      } else if (decision === 'copy') settle(await saveAsNew(session.call, mine), userId, mine)
      else {
        const { id, version } = project
        const from = findSavedRef(userId)
        const base = from?.isOfTeam ? ({ id, version, isOfTeam: true } as const) : { id, version }
        settle(await saveVersion(session.call, mine, base), userId, mine)
      }
    }
  }
}
