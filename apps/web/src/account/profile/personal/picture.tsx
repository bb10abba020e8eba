import type { UserProfile } from '@sitewright/api'
import { IconUpload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type ChangeEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Section, SectionRow } from '../../../ui/section.tsx'
import { toastSuccess } from '../toasts.ts'
import { useDialog } from '../use-dialog.ts'
import { CropDialog } from './crop-dialog.tsx'
import { loadImage, pictureTypes } from './load-image.ts'
import { personalMessages } from './messages.ts'
import { removeAvatar } from './personal.api.ts'

export function Picture({ profile }: { profile: UserProfile }) {
  const input = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<HTMLImageElement>()
  const crop = useDialog()
  const remove = useMutation({ ...removeAvatar, onSuccess: ({ message }) => toastSuccess(message) })

  const choose = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = event.currentTarget.files ?? []
    event.currentTarget.value = ''
    const opened = file && (await loadImage(file))
    if (opened === undefined) {
      if (file) toast({ tone: 'danger', text: personalMessages.unreadable })
      return
    }
    setPicture(opened)
    crop.open()
  }
  const { firstName, lastName, avatar } = profile
  const has = avatar !== null
  return (
    <Section title={personalMessages.picture} note={personalMessages.pictureNote}>
      <SectionRow
        icon={<Avatar firstName={firstName} lastName={lastName} picture={avatar} />}
        name={has ? personalMessages.yourPicture : personalMessages.yourInitials}
      >
        {has && <Button onClick={() => remove.mutate({})}>{personalMessages.remove}</Button>}
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
      {picture && <CropDialog key={crop.round} picture={picture} opened={crop.opened} onClose={crop.close} />}
    </Section>
  )
}
