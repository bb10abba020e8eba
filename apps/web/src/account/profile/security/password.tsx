import type { UserProfile } from '@sitewright/api'
import { Button } from '../../../ui/button.tsx'
import { Section, SectionRow } from '../../../ui/section.tsx'
import { formatRelativeTime } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { useDialog } from '../use-dialog.ts'
import { passwordMessages } from './messages.ts'
import { PasswordDialog } from './password-dialog.tsx'

export function Password({ profile: { email, hasPassword, passwordChangedAt } }: { profile: UserProfile }) {
  const dialog = useDialog()
  const clock = useClock()
  const note = !hasPassword
    ? passwordMessages.none
    : passwordChangedAt === null
      ? undefined
      : passwordMessages.changed(formatRelativeTime(passwordChangedAt, clock))
  return (
    <Section title={passwordMessages.title} note={note}>
      <SectionRow
        name={passwordMessages.title}
        detail={hasPassword ? passwordMessages.set : passwordMessages.missing}
      >
        <Button onClick={dialog.open}>
          {hasPassword ? passwordMessages.change : passwordMessages.setOne}
        </Button>
      </SectionRow>
      <PasswordDialog
        key={dialog.round}
        email={email}
        hasPassword={hasPassword}
        opened={dialog.opened}
        onClose={dialog.close}
      />
    </Section>
  )
}
