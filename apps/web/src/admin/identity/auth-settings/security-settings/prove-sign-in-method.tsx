import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { providersQuery } from '../auth-settings.api.ts'
import { useTrial } from '../provider-trials/use-trial.ts'
import { TrialResult } from '../provider-trials/trial-panel.tsx'
import { trialMessages } from '../provider-trials/messages.ts'
import { replayMessages as words } from './replay-messages.ts'
import styles from './security.module.css'
import type { ProviderId } from '@sitewright/api'

/** Asks the administrator to sign in by an enabled provider, in a popup, as proof of a method that remains. */
export function ProveSignInMethod() {
  const offered = useQuery(providersQuery).data?.providers.filter(({ enabled }) => enabled) ?? []
  const [chosen, setChosen] = useState<ProviderId>()
  return (
    <div className={styles.prove}>
      <Banner tone="warning">
        {offered.length === 0 ? `${words.prove} ${words.proveNone}` : words.prove}
      </Banner>
      <div className={styles.ways}>
        {offered.map(({ id, displayName }) => (
          <Button key={id} aria-pressed={chosen === id} onClick={() => setChosen(id)}>
            {words.proveBy(displayName)}
          </Button>
        ))}
      </div>
      {chosen !== undefined && <Proof key={chosen} id={chosen} />}
    </div>
  )
}

function Proof({ id }: { id: ProviderId }) {
  const { state, start } = useTrial(id)
  const client = useQueryClient()
  const isProven = state.kind === 'shown' && state.trial.isYou
  useEffect(() => {
    if (isProven) void client.invalidateQueries({ queryKey: ['security-settings', 'replay'] })
  }, [client, isProven])
  return (
    <>
      <div role="status">{state.kind === 'waiting' && trialMessages.waiting}</div>
      {state.kind === 'waiting' && state.blockedUrl !== undefined && (
        <a href={state.blockedUrl} target="_blank" rel="noreferrer">
          {trialMessages.open}
        </a>
      )}
      {(state.kind === 'failed' || (state.kind === 'idle' && state.problem !== undefined)) && (
        <Banner tone="danger">{state.problem ?? ''}</Banner>
      )}
      {state.kind === 'shown' && <TrialResult trial={{ ...state.trial, claims: null }} />}
      <Button onClick={() => void start()}>
        {state.kind === 'idle' ? trialMessages.start : trialMessages.again}
      </Button>
    </>
  )
}
