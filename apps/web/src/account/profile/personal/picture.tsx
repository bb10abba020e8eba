import type { UserProfile } from '@sitewright/api'
import { IconUpload } from '@tabler/icons-react'
import { useRef, useState, type ChangeEvent } from 'react'
import { toast } from '../../../ui/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { toastSuccess, toastFailure } from '../toasts.ts'
import { Avatar } from '../parts/avatar.tsx'
import { StepUpOnlyDialog } from '../parts/step-up-dialog.tsx'
import { SectionRow, Section } from '../parts/section.tsx'
import { useRemoveAvatar } from '../requests/use-remove-avatar.ts'
import { useStepUpMutation } from '../use-step-up-mutation.ts'
import { useDialog } from '../use-dialog.ts'
import { CropDialog } from './crop-dialog.tsx'
import { loadImage, pictureTypes } from './load-image.ts'
import { personalFailures, personalMessages } from './messages.ts'

export function Picture({ profile }: { profile: UserProfile }) {
  const input = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<HTMLImageElement>()
  const flow = useDialog()
  const act = useStepUpMutation()
  const removeAvatar = useRemoveAvatar()

  const choose = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = event.currentTarget.files ?? []
    event.currentTarget.value = ''
    const opened = file && (await loadImage(file))
    if (opened === undefined) {
      if (file) toast({ tone: 'bad', text: personalMessages.unreadable })
      return
    }
    setPicture(opened)
    flow.open()
  }
  const remove = async (): Promise<void> => {
    const result = await act.run(() => removeAvatar({}))
    if (result.kind === 'done') toastSuccess(result.answer.message)
    if (result.kind === 'refused') toastFailure(personalFailures.update, result.refusal)
  }
  const { firstName, lastName, avatar } = profile
  const has = avatar !== null
  return (
    <Section title={personalMessages.picture} note={personalMessages.pictureNote}>
      <SectionRow
        icon={<Avatar firstName={firstName} lastName={lastName} picture={avatar} />}
        name={has ? personalMessages.yourPicture : personalMessages.yourInitials}
      >
        {has && <Button onClick={() => void remove()}>{personalMessages.remove}</Button>}
        <Button onClick={() => input.current?.click()}>
          <IconUpload className="i s" aria-hidden />
          {has ? personalMessages.replace : personalMessages.upload}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={personalMessages.picture}
          accept={pictureTypes.join(',')}
          onChange={(event) => void choose(event)}
        />
      </SectionRow>
      {picture && <CropDialog key={flow.round} picture={picture} opened={flow.opened} onClose={flow.close} />}
      <StepUpOnlyDialog act={act} />
    </Section>
  )
}
