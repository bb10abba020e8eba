import type { ApiCalls, IdentityProvider, SecuritySettings } from '@sitewright/api'
import { administratorIdleMinutes } from '@sitewright/api/limits'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryBoundary } from '../../../requests/query-boundary.tsx'
import { Button } from '../../../ui/button.tsx'
import { DescriptionList } from '../../../ui/description-list.tsx'
import { Status } from '../../../ui/status.tsx'
import styles from './auth-settings.module.css'
import { providersQuery, securityEffectQuery, securityQuery } from './auth-settings.api.ts'
import { authSettingsMessages as words } from './messages.ts'
import { securityMessages } from './security-settings/messages.ts'
import { useDialogAddress } from './use-dialog-address.ts'

type SecurityEffect = ApiCalls['GET /api/admin/settings/security/effect']['answer']

/** A summary of the security settings, with the number of users that they affect. */
export function PolicyPanel() {
  const settings = useQuery(securityQuery)
  const { data: effect } = useQuery(securityEffectQuery)
  const { data: all } = useQuery(providersQuery)
  const { open } = useDialogAddress()
  return (
    <section className={`dense ${styles.panel}`} aria-label={words.policy}>
      <div className="panel-head">
        <h2>{words.policy}</h2>
        <Button size="sm" onClick={() => open({ name: 'security' })}>
          {words.change}
        </Button>
      </div>
      <div className={styles.facts}>
        <QueryBoundary query={settings} rows={8}>
          {(current) => (
            <DescriptionList
              rows={[
                ...describeSettings(current, effect),
                ...(all === undefined ? [] : [describeDomains(all.providers)]),
                ...(effect === undefined ? [] : [describeEmergencyAccess(effect)])
              ]}
            />
          )}
        </QueryBoundary>
      </div>
    </section>
  )
}

type Fact = readonly [name: string, value: ReactNode]

function describeSettings(settings: SecuritySettings, effect: SecurityEffect | undefined): Fact[] {
  const { facts } = words
  const rules = Object.entries(settings.passwordRequirements)
    .filter(([, on]) => on)
    .map(([name]) => securityMessages.requirements[name as keyof typeof securityMessages.requirements])
  const rule = settings.requireTwoFactor ? words.required : words.optional
  return [
    [facts.session, words.withIdle(words.hours(settings.sessionTimeout), administratorIdleMinutes)],
    [facts.attempts, words.attempts(settings.maxLoginAttempts, settings.lockoutDuration)],
    [
      facts.twoFactor,
      effect === undefined
        ? rule
        : words.withFactor(rule, effect.people - effect.withoutSecondFactor, effect.people)
    ],
    [
      facts.passwords,
      settings.allowPasswordLogin ? words.passwordsFrom(settings.passwordMinLength) : words.notAllowed
    ],
    [facts.characters, settings.enforceStrongPasswords ? rules.join(', ') : words.rulesOff],
    [
      facts.refused,
      words.refusedMore(words.refusedAlways(effect?.checksBreaches === true), settings.refusedWords.length)
    ]
  ]
}

/** The domains that providers which are on let in; a password is no matter of domains. */
function describeDomains(providers: readonly IdentityProvider[]): Fact {
  const narrowed = providers.flatMap(({ enabled, displayName, restrictions: { allowedDomains } }) => {
    const [first, ...more] = allowedDomains
    return enabled && first !== undefined
      ? [words.domainsOf(displayName, words.domains(first, more.length))]
      : []
  })
  return [words.facts.domains, narrowed.length === 0 ? words.anyDomain : narrowed.join('; ')]
}

function describeEmergencyAccess({ withoutProvider }: SecurityEffect): Fact {
  return [
    words.facts.emergencyAccess,
    <Status key="emergency-access" tone={withoutProvider === 0 ? 'warning' : 'success'}>
      {words.emergencyAccess(withoutProvider)}
    </Status>
  ]
}
