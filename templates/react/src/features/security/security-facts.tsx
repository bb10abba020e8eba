import { getConnection } from '../../browser/page.ts'
import { securityMessages } from '../../domain/messages/security.ts'
import { useBackend } from '../../ui/backend.tsx'
import { useProfile } from '../../ui/profile-context.tsx'
import { useLocale } from '../../ui/use-client.ts'

/** What protects the visitor here, as it is. */
export function SecurityFacts() {
  const { visitor } = useProfile()
  const simulated = useBackend().isSimulated('signIn')
  const locale = useLocale()

  const signedIn = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const facts = [
    { label: securityMessages.lastSignIn, value: signedIn.format(visitor.signedInAt) },
    { label: securityMessages.idleLabel, value: securityMessages.idleValue },
    { label: securityMessages.connection, value: securityMessages[getConnection()] },
    {
      label: securityMessages.passwordLabel,
      value: simulated ? securityMessages.passwordSimulated : securityMessages.passwordServer
    },
    {
      label: securityMessages.storedLabel,
      value: simulated ? securityMessages.storedSimulated : securityMessages.storedServer
    }
  ]
  return (
    <section className="stack">
      <h3>{securityMessages.title}</h3>
      <dl className="pairs">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
