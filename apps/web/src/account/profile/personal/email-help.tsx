import type { UserProfile } from '@sitewright/api'
import { useSignInOptions } from '../../../sign-in/use-sign-in-options.ts'
import { ResendVerification } from '../../../sign-in/resend-verification.tsx'
import { profileMessages } from '../messages.ts'
import { Status } from '../parts/status.tsx'
import { personalMessages } from './messages.ts'

interface EmailNoteProps {
  profile: UserProfile
  /** Another address has been typed. */
  changed: boolean
}

/** What is known of the address, and what a change of it comes with. */
export function EmailHelp({ profile: { pendingEmail, emailVerified }, changed }: EmailNoteProps) {
  const known = useSignInOptions()
  if (changed && known.kind === 'told' && known.options.mail) return personalMessages.verifiedByMail
  if (pendingEmail !== null) return personalMessages.pending(pendingEmail)
  return (
    <Status tone={emailVerified ? 'good' : 'off'}>
      {emailVerified ? profileMessages.verified : profileMessages.notVerified}
    </Status>
  )
}

/** Lets the mail be sent again that verifies the address of this account. */
export function ResendProfileVerification({
  profile: { email, emailVerified, pendingEmail }
}: Pick<EmailNoteProps, 'profile'>) {
  const known = useSignInOptions()
  const waits = !emailVerified && pendingEmail === null
  return waits && known.kind === 'told' && known.options.mail ? <ResendVerification email={email} /> : null
}
