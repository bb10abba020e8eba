import type { UserProfile } from '@sitewright/api'
import { Button } from '../../../ui/button.tsx'
import { Section, SectionRow } from '../../../ui/section.tsx'
import { useDialog } from '../use-dialog.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { deletionMessages } from './messages.ts'

export function DeleteAccount({ profile }: { profile: UserProfile }) {
  const dialog = useDialog()
  return (
    <Section title={deletionMessages.title} note={deletionMessages.note}>
      <SectionRow name={deletionMessages.name} detail={deletionMessages.detail}>
        <Button className="danger" onClick={dialog.open}>
          {deletionMessages.open}
        </Button>
      </SectionRow>
      <DeleteDialog key={dialog.round} profile={profile} opened={dialog.opened} onClose={dialog.close} />
    </Section>
  )
}
