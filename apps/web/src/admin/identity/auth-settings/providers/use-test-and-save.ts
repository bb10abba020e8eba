import type { IdentityProvider, IdentityProviderChanges } from '@sitewright/api'
import type { CallFailure } from '@sitewright/client'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTrial, type TrialState } from '../provider-trials/use-trial.ts'

interface TestAndSaveProps {
  provider: IdentityProvider
  /** Called with the tested changes to save; undefined where nothing has changed. */
  onPassed: (changes: IdentityProviderChanges | undefined) => void
}

/** A test sign-in with the values of the form, and saving them afterwards. */
export interface TestAndSave {
  state: TrialState
  /** Begins a test; what was tested is saved where it passes, if that is wanted. */
  begin: (
    changes: IdentityProviderChanges | undefined,
    wanted: 'test' | 'save'
  ) => Promise<CallFailure | undefined>
  stop: () => void
  /** Id of the last finished test. */
  shownTrial: string
}

/** Tests a configuration before it is saved, by a real sign-in; what does not let the administrator in is not saved. */
export function useTestAndSave({ provider, onPassed }: TestAndSaveProps): TestAndSave {
  const { state, start, stop } = useTrial(provider.id)
  const tested = useRef<{ changes: IdentityProviderChanges | undefined }>(undefined)
  const shown = state.kind === 'shown' ? state.trial : undefined
  const finish = useEffectEvent(() => {
    if (shown === undefined) return
    const passed = tested.current
    tested.current = undefined
    if (passed !== undefined && shown.state === 'shown' && shown.problem === null) onPassed(passed.changes)
  })
  useEffect(() => {
    if (shown !== undefined) finish()
  }, [shown])
  return {
    state,
    async begin(changes, wanted) {
      if (state.kind === 'waiting') return undefined
      tested.current = wanted === 'save' ? { changes } : undefined
      return await start(changes && toDraft(changes))
    },
    stop() {
      tested.current = undefined
      stop()
    },
    shownTrial: shown?.id ?? ''
  }
}

/** What can be tried before it is saved: where the provider is asked is not among it. */
function toDraft({
  config: { issuer: _issuer, ...config } = {},
  userMapping,
  restrictions
}: IdentityProviderChanges) {
  return { config, userMapping, restrictions }
}
