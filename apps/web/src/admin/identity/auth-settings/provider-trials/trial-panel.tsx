import type { ProviderId, ProviderTrial } from '@sitewright/api'
import { demoMessages } from '@sitewright/api/messages'
import { useBackend } from '../../../../sign-in/auth.tsx'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { DescriptionList } from '../../../../ui/description-list.tsx'
import styles from './trial.module.css'
import { trialMessages as words } from './messages.ts'
import { useTrial } from './use-trial.ts'

interface TrialPanelProps {
  id: ProviderId
  onClose?: () => void
}

/** Tests a sign-in with a provider, and shows the result. */
export function TrialPanel({ id, onClose }: TrialPanelProps) {
  const { state, start } = useTrial(id)
  const isDemo = useBackend().backend.kind === 'demo'
  return (
    <div className={`dense ${styles.panel}`}>
      {isDemo ? <Banner tone="info">{demoMessages.providers}</Banner> : <p className="muted">{words.lead}</p>}
      <div role="status">
        {state.kind === 'waiting' && <p aria-busy="true">{words.waiting}</p>}
        {state.kind === 'waiting' && state.blockedUrl !== undefined && (
          <p>
            {words.blocked}{' '}
            <a href={state.blockedUrl} target="_blank" rel="noreferrer">
              {words.open}
            </a>
          </p>
        )}
      </div>
      {state.kind === 'idle' && state.problem !== undefined && (
        <Banner tone="danger">{`${words.notStarted}. ${state.problem}`}</Banner>
      )}
      {state.kind === 'failed' && <Banner tone="danger">{state.problem}</Banner>}
      {state.kind === 'shown' && <TrialResult trial={state.trial} />}
      <div className="dialog-footer">
        {onClose !== undefined && <Button onClick={onClose}>{words.close}</Button>}
        {!isDemo && (
          <Button kind="go" data-autofocus onClick={() => void start()}>
            {state.kind === 'idle' ? words.start : words.again}
          </Button>
        )}
      </div>
    </div>
  )
}

/** The claims of the provider, the profile that they map to, and what a real sign-in would do. */
export function TrialResult({ trial }: { trial: ProviderTrial }) {
  const { problem, effect, person, account, claims, isYou } = trial
  return (
    <>
      {problem !== null ? (
        <Banner tone="warning">{`${words.problem}. ${problem}`}</Banner>
      ) : (
        effect !== null && (
          <Banner tone="success">{`${words.effects[effect]}.${isYou ? ` ${words.you}` : ''}`}</Banner>
        )
      )}
      {person !== null && (
        <section aria-label={words.person}>
          <h3>{words.person}</h3>
          <DescriptionList
            rows={[
              [words.fields.name, `${person.firstName} ${person.lastName}`.trim()],
              [
                words.fields.email,
                person.email === null ? words.nothing : words.verified(person.email, person.emailVerified)
              ],
              [words.fields.avatar, person.avatar ?? words.nothing],
              [words.fields.account, account === null ? words.nothing : `${account.name}, ${account.email}`]
            ]}
          />
        </section>
      )}
      {claims !== null && (
        <section aria-label={words.claims}>
          <h3>{words.claims}</h3>
          <p className="muted">{words.claimsLead}</p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long claims scroll by keyboard */}
          <pre className={styles.claims} tabIndex={0}>
            {JSON.stringify(claims, undefined, 2)}
          </pre>
        </section>
      )}
    </>
  )
}
