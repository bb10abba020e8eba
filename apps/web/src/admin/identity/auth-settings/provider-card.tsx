import type { IdentityProvider } from '@sitewright/api'
import { demoMessages } from '@sitewright/api/messages'
import { useMutation } from '@tanstack/react-query'
import { formatDateTime } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { useBackend } from '../../../sign-in/auth.tsx'
import { Button } from '../../../ui/button.tsx'
import { Switch } from '../../../ui/choice.tsx'
import { ProviderMark } from '../../../ui/sign-in/providers.tsx'
import { Status } from '../../../ui/status.tsx'
import { toast } from '../../../ui/toast.ts'
import styles from './auth-settings.module.css'
import { switchProvider } from './auth-settings.api.ts'
import { authSettingsMessages as words } from './messages.ts'
import { secretReminder } from './secret-state.ts'
import { useDialogAddress } from './use-dialog-address.ts'

/** A provider: whether it is enabled, its sign-ins and failures, and its actions. */
export function ProviderCard({ provider }: { provider: IdentityProvider }) {
  const { id, displayName, enabled, configured } = provider
  const { open } = useDialogAddress()
  const { now } = useClock()
  const reminder = secretReminder(provider, now)
  const isDemo = useBackend().backend.kind === 'demo'
  const change = useMutation({
    ...switchProvider,
    onSuccess: (saved) =>
      toast({
        tone: 'success',
        text: !saved.enabled
          ? words.disabled(displayName)
          : isDemo
            ? words.enabledInDemo(displayName)
            : words.enabled(displayName)
      })
  })
  return (
    <article className={`dense ${styles.card}`} aria-label={displayName}>
      <div className={styles.cardHead}>
        <span className={styles.mark}>
          <ProviderMark id={id} />
        </span>
        <div className={styles.name}>
          <h2>{displayName}</h2>
          {reminder === undefined ? (
            <ProviderState provider={provider} />
          ) : (
            <Status tone={reminder.tone}>{reminder.text}</Status>
          )}
        </div>
        <Switch
          quiet
          label={words.enable(displayName)}
          checked={enabled}
          disabled={!configured || change.isPending}
          onChange={(wanted) => change.mutate({ path: { id }, body: { enabled: wanted } })}
        />
      </div>
      <ProviderStats provider={provider} />
      <div className={styles.acts}>
        <Button
          size="sm"
          aria-label={words.configureProvider(displayName)}
          onClick={() => open({ name: 'configure', provider: id })}
        >
          {words.configure}
        </Button>
        <Button
          size="sm"
          aria-label={words.testProvider(displayName)}
          disabled={!configured}
          onClick={() => open({ name: 'test', provider: id })}
        >
          {words.test}
        </Button>
        {reminder !== undefined && (
          <Button size="sm" kind="go" onClick={() => open({ name: 'configure', provider: id })}>
            {words.replaceSecret}
          </Button>
        )}
      </div>
    </article>
  )
}

function ProviderState({ provider: { enabled, configured } }: { provider: IdentityProvider }) {
  if (!configured) return <Status>{words.states.missing}</Status>
  return enabled ? <Status tone="success">{words.states.on}</Status> : <Status>{words.states.off}</Status>
}

function ProviderStats({ provider }: { provider: IdentityProvider }) {
  const clock = useClock()
  const { totalLogins, activeUsers, lastLogin, successRate } = provider.stats
  const { stats } = words
  const isDemo = useBackend().backend.kind === 'demo'
  const count = new Intl.NumberFormat(navigator.language)
  const format = (value: number): string => (isDemo ? words.unknown : count.format(value))
  return (
    <>
      <dl className={styles.stats} title={isDemo ? demoMessages.providers : undefined}>
        <div>
          <dt>{stats.totalLogins}</dt>
          <dd className="num">{format(totalLogins)}</dd>
        </div>
        <div title={stats.activeTip}>
          <dt>{stats.activeUsers}</dt>
          <dd className="num">{format(activeUsers)}</dd>
        </div>
        <div title={stats.successTip}>
          <dt>{stats.successRate}</dt>
          <dd className="num">{successRate === null ? words.unknown : `${successRate.toFixed(1)} %`}</dd>
        </div>
      </dl>
      <dl className={styles.line}>
        <div>
          <dt className="vh">{words.lead}</dt>
          <dd>{describeRestrictions(provider)}</dd>
        </div>
        <div>
          <dt className="vh">{stats.lastLogin}</dt>
          <dd className="num">{lastLogin === null ? words.unknown : formatDateTime(lastLogin, clock)}</dd>
        </div>
      </dl>
    </>
  )
}

function describeRestrictions({ restrictions }: IdentityProvider): string {
  const { allowedDomains, allowedTenants, requireVerifiedEmail } = restrictions
  const [first, ...more] = allowedDomains
  if (first !== undefined) return words.domains(first, more.length)
  if (allowedTenants.length > 0) return words.tenants(allowedTenants.length)
  return requireVerifiedEmail ? words.verifiedEmail : words.anyEmail
}
