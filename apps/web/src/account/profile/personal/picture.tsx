import type { UserProfile } from '@sitewright/api'
import { IconUpload } from '@tabler/icons-react'
import { useRef, useState, type ChangeEvent } from 'react'
import { toast } from '../../../ui/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { sayDone, sayFailed } from '../notices.ts'
import { Avatar } from '../parts/avatar.tsx'
import { ProofDialog } from '../parts/flow-dialog.tsx'
import { Row, Section } from '../parts/section.tsx'
import { useRemoveAvatar } from '../requests/use-remove-avatar.ts'
import { useAct } from '../use-act.ts'
import { useFlow } from '../use-flow.ts'
import { CropDialog } from './crop-dialog.tsx'
import { openPicture, pictureTypes } from './open-picture.ts'
import { personalFailures, personalMessages } from './messages.ts'

export function Picture({ profile }: { profile: UserProfile }) {
  const input = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<HTMLImageElement>()
  const flow = useFlow()
  const act = useAct()
  const removeAvatar = useRemoveAvatar()

  const choose = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = event.currentTarget.files ?? []
    event.currentTarget.value = ''
    const opened = file && (await openPicture(file))
    if (opened === undefined) {
      if (file) toast({ tone: 'bad', text: personalMessages.unreadable })
      return
    }
    setPicture(opened)
    flow.open()
  }
  const remove = async (): Promise<void> => {
    const result = await act.run(() => removeAvatar({}))
    if (result.kind === 'done') sayDone(result.answer.message)
    if (result.kind === 'refused') sayFailed(personalFailures.update, result.refusal)
  }
  const { firstName, lastName, avatar } = profile
  const has = avatar !== null
  return (
    <Section title={personalMessages.picture} note={personalMessages.pictureNote}>
      <Row
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
      </Row>
      {picture && <CropDialog key={flow.round} picture={picture} opened={flow.opened} onClose={flow.close} />}
      <ProofDialog act={act} />
    </Section>
  )
}
