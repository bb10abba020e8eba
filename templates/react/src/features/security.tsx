import { useMemo } from 'react'
import { clock } from '../browser/device.ts'
import { getConnection, onActivity } from '../browser/page.ts'
import { passwordStrength, strengthAdvice, strengthLabel } from '../domain/auth.ts'
import { security as definition, securityMessages } from '../domain/features/security.ts'
import { securityRows } from '../domain/profile.ts'
import { createIdle } from '../domain/sessions/idle.ts'
import type { FeatureOf } from '../feature.ts'
import '../styles/form.css'
import { useBackend, useLocale, useObservable, useStore, useVisitor } from '../ui/hooks.tsx'
import { Button } from '../ui/controls.tsx'
import { useNewPassword } from '../ui/field.tsx'
import { Modal } from '../ui/modal.tsx'
import { useStatus } from '../ui/notice.tsx'
import { useProfile } from '../ui/site-context.tsx'

/** Signs an idle visitor out (idle timeout), after a warning. */
export function IdleWatch() {
  const visitor = useVisitor()
  return visitor ? <Watch signedInAt={visitor.signedInAt} /> : null
}

function Watch({ signedInAt }: { signedInAt: number }) {
  const backend = useBackend()
  const store = useStore()
  const say = useStatus()
  const session = useMemo(
    () => createIdle({ backend, store, clock, signedInAt, onActivity, say }),
    [backend, store, signedInAt, say]
  )
  const idle = useObservable(session)

  return (
    <Modal open={idle.kind === 'warned'} title={securityMessages.idleTitle} onClose={session.stay}>
      <div className="ask stack">
        <p>{idle.kind === 'warned' ? securityMessages.idle(idle.secondsLeft) : ''}</p>
        <p className="actions">
          <Button onClick={session.stay}>{securityMessages.stay}</Button>
          <Button look="quiet" onClick={() => void session.leave()}>
            {securityMessages.leave}
          </Button>
        </p>
      </div>
    </Modal>
  )
}

/** Password strength meter. It advises; what is allowed is up to the form. */
export function PasswordStrength() {
  const { password, own } = useNewPassword()
  const strength = passwordStrength(password, own)
  const label = password === '' ? '' : strengthLabel(strength)
  return (
    <div className="strength" data-strength={password === '' ? undefined : strength}>
      <div
        className="strength-bar"
        role="meter"
        aria-label={securityMessages.strength}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={password === '' ? 0 : strength}
        aria-valuetext={label || securityMessages.none}
      >
        {[1, 2, 3, 4].map((step) => (
          <i key={step} className={password !== '' && strength >= step ? 'on' : undefined} />
        ))}
      </div>
      <p className="hint" role="status">
        {label && <b>{label}. </b>}
        {strengthAdvice(password, strength)}
      </p>
    </div>
  )
}

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

/** Signs idle visitors out, and says how hard a new password is to guess. */
export const security: FeatureOf<typeof definition> = {
  ...definition,
  components: { floating: IdleWatch, password: PasswordStrength, profile: SecurityFacts }
}
