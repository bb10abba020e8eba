import type { UserProfile } from '@sitewright/api'
import { Button } from '../../../ui/button.tsx'
import { Row, Section } from '../parts/section.tsx'
import { useFlow } from '../use-flow.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { deletionMessages } from './messages.ts'
import styles from '../parts/parts.module.css'

export function DeleteAccount({ profile }: { profile: UserProfile }) {
  const flow = useFlow()
  return (
    <Section title={deletionMessages.title} note={deletionMessages.note}>
      <Row name={deletionMessages.name} detail={deletionMessages.detail}>
        <Button className={styles.danger} onClick={flow.open}>
          {deletionMessages.open}
        </Button>
      </Row>
      <DeleteDialog key={flow.round} profile={profile} opened={flow.opened} onClose={flow.close} />
    </Section>
  )
}
