import type { UserProfile } from '@sitewright/api'
import { Button } from '../../../ui/button.tsx'
import { SectionRow, Section } from '../parts/section.tsx'
import { formatRelativeTime } from '../time.ts'
import { useDialog } from '../use-dialog.ts'
import { useClock } from '../use-clock.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { passwordMessages } from './messages.ts'

export function Password({ profile: { email, hasPassword, passwordChangedAt } }: { profile: UserProfile }) {
  const flow = useDialog()
  const reading = useClock()
  const note = !hasPassword
    ? passwordMessages.none
    : passwordChangedAt === null
      ? undefined
      : passwordMessages.changed(formatRelativeTime(passwordChangedAt, reading))
  return (
    <Section title={passwordMessages.title} note={note}>
      <SectionRow name={passwordMessages.title} detail={hasPassword ? passwordMessages.set : passwordMessages.missing}>
        <Button onClick={flow.open}>{hasPassword ? passwordMessages.change : passwordMessages.setOne}</Button>
      </SectionRow>
      <PasswordDialog
        key={flow.round}
        email={email}
        hasPassword={hasPassword}
        opened={flow.opened}
        onClose={flow.close}
      />
    </Section>
  )
}
