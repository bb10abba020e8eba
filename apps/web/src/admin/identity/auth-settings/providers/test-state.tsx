import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { trialMessages } from '../provider-trials/messages.ts'
import type { TrialState } from '../provider-trials/use-trial.ts'
import styles from './configure.module.css'
import { configureMessages as words } from './messages.ts'

/** Progress of the test sign-in, and why the form was not saved. */
export function TestState({ state, onStop }: { state: TrialState; onStop: () => void }) {
  if (state.kind === 'waiting')
    return (
      <div className={styles.waiting}>
        <p role="status" aria-busy="true">
          {trialMessages.waiting}
        </p>
        {state.blockedUrl !== undefined && (
          <a href={state.blockedUrl} target="_blank" rel="noreferrer">
            {trialMessages.open}
          </a>
        )}
        <Button size="sm" onClick={onStop}>
          {words.stopWaiting}
        </Button>
      </div>
    )
  if (state.kind === 'failed') return <Banner tone="danger">{`${words.notSaved}. ${state.problem}`}</Banner>
  if (state.kind === 'shown' && state.trial.problem !== null)
    return (
      <Banner tone="warning">{`${words.notSaved}. ${trialMessages.problem}: ${state.trial.problem}`}</Banner>
    )
  return null
}
