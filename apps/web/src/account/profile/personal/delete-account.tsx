import type { UserProfile } from '@sitewright/api'
import { Button } from '../../../ui/button.tsx'
import { SectionRow, Section } from '../parts/section.tsx'
import { useDialog } from '../use-dialog.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { deletionMessages } from './messages.ts'
import styles from '../parts/parts.module.css'

export function DeleteAccount({ profile }: { profile: UserProfile }) {
  const flow = useDialog()
  return (
    <Section title={deletionMessages.title} note={deletionMessages.note}>
      <SectionRow name={deletionMessages.name} detail={deletionMessages.detail}>
        <Button className={styles.danger} onClick={flow.open}>
          {deletionMessages.open}
        </Button>
      </SectionRow>
      <DeleteDialog key={flow.round} profile={profile} opened={flow.opened} onClose={flow.close} />
    </Section>
  )
}
