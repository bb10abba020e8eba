import type { UserProfile } from '@sitewright/api'
import { Button } from '../../../ui/button.tsx'
import { Row, Section } from '../parts/section.tsx'
import { ago } from '../time.ts'
import { useFlow } from '../use-flow.ts'
import { useReading } from '../use-reading.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { passwordWords } from './messages.ts'

export function Password({ profile: { email, hasPassword, passwordChangedAt } }: { profile: UserProfile }) {
  const flow = useFlow()
  const reading = useReading()
  const note = !hasPassword
    ? passwordWords.none
    : passwordChangedAt === null
      ? undefined
      : passwordWords.changed(ago(passwordChangedAt, reading))
  return (
    <Section title={passwordWords.title} note={note}>
      <Row name={passwordWords.title} detail={hasPassword ? passwordWords.set : passwordWords.missing}>
        <Button onClick={flow.open}>{hasPassword ? passwordWords.change : passwordWords.setOne}</Button>
      </Row>
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
