import { getConnection } from '../../browser/page.ts'
import { securityMessages } from '../../domain/messages/security.ts'
import { securityRows } from '../../domain/profile-rows.ts'
import { useBackend } from '../../ui/backend.tsx'
import { useProfile } from '../../ui/profile-context.tsx'
import { useLocale } from '../../ui/use-client.ts'

/** What protects the visitor here, as it is. */
export function SecurityFacts() {
  const { visitor } = useProfile()
  const isSimulated = useBackend().isSimulated('signIn')
  const rows = securityRows(visitor, { connection: getConnection(), isSimulated, locale: useLocale() })
  return (
    <section className="stack">
      <h3>{securityMessages.title}</h3>
      <dl className="pairs">
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
