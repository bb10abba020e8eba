import type { UserProfile } from '@sitewright/api'
import { ResendVerification } from '../../../sign-in/resend-verification.tsx'
import { useSignInOptions } from '../../../sign-in/use-sign-in-options.ts'
import { profileMessages } from '../messages.ts'
import { Status } from '../../../ui/status.tsx'
import { personalMessages } from './messages.ts'

interface EmailHelpProps {
  profile: UserProfile
  /** Another email address has been typed. */
  changed: boolean
}

/** Verification status of the address, and the steps of changing it. */
export function EmailHelp({ profile: { pendingEmail, emailVerified }, changed }: EmailHelpProps) {
  const loaded = useSignInOptions()
  if (changed && loaded.kind === 'ready' && loaded.options.mail) return personalMessages.verifiedByMail
  if (pendingEmail !== null) return personalMessages.pending(pendingEmail)
  return (
    <Status tone={emailVerified ? 'success' : undefined}>
      {emailVerified ? profileMessages.verified : profileMessages.notVerified}
    </Status>
  )
}

/** Resends the verification mail of this account's address. */
export function ResendProfileVerification({
  profile: { email, emailVerified, pendingEmail }
}: Pick<EmailHelpProps, 'profile'>) {
  const loaded = useSignInOptions()
  const isUnverified = !emailVerified && pendingEmail === null
  return isUnverified && loaded.kind === 'ready' && loaded.options.mail ? (
    <ResendVerification email={email} />
  ) : null
}
