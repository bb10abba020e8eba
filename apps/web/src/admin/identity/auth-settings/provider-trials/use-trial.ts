import type { ProviderId, ProviderTrial } from '@sitewright/api'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallFailure } from '@sitewright/client'
import { toMutationResult } from '../../../../requests/mutation-result.ts'
import { startTrial, trialQuery, type ProviderDraft } from './trial.api.ts'

const pollMs = 1000
const windowFeatures = 'popup,width=520,height=720'

export type TrialState =
  | { kind: 'idle'; problem?: string | undefined }
  | { kind: 'waiting'; blockedUrl: string | undefined }
  | { kind: 'shown'; trial: ProviderTrial }
  | { kind: 'failed'; problem: string }

export interface Trial {
  state: TrialState
  /** Begins a test sign-in with unsaved changes, or with the saved settings; returns the failure where it did not begin. */
  start: (changes?: ProviderDraft) => Promise<CallFailure | undefined>
  stop: () => void
}

/** A test sign-in in a popup; its result comes from the server, since the popup cannot reach this page. */
export function useTrial(id: ProviderId): Trial {
  const begin = useMutation(startTrial)
  const [begun, setBegun] = useState<{ trial: string; blockedUrl: string | undefined }>()
  const [problem, setProblem] = useState<string>()
  const answer = useQuery({
    ...trialQuery(id, begun?.trial ?? ''),
    enabled: begun !== undefined,
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? pollMs : false)
  })
  const start: Trial['start'] = async (changes) => {
    setProblem(undefined)
    setBegun(undefined)
    // At once, or the browser takes it for a popup that the user did not ask for.
    const popup = window.open('', '_blank', windowFeatures)
    const result = await toMutationResult(begin.mutateAsync({ path: { id }, body: { changes } }))
    if (result.kind !== 'done') {
      popup?.close()
      if (result.kind === 'cancelled') return undefined
      setProblem(result.failure.message)
      return result.failure
    }
    const { trial, url } = result.answer
    if (popup !== null) popup.location.href = url
    setBegun({ trial, blockedUrl: popup === null ? url : undefined })
    return undefined
  }
  return { state: stateOf(), start, stop: () => setBegun(undefined) }

  function stateOf(): TrialState {
    if (begun === undefined) return { kind: 'idle', problem }
    if (answer.error !== null) return { kind: 'failed', problem: answer.error.message }
    if (answer.data === undefined || answer.data.state === 'waiting')
      return { kind: 'waiting', blockedUrl: begun.blockedUrl }
    return { kind: 'shown', trial: answer.data }
  }
}
