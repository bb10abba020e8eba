import '../../styles/ui/strength.css'
import { passwordStrength, strengthAdvice, strengthLabel } from '../../domain/password.ts'
import { securityMessages } from '../../domain/messages/security.ts'
import { useNewPassword } from '../../ui/new-password.tsx'

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
