import type { User } from '@sitewright/api'
import { userMailLimits } from '@sitewright/api/limits'
import { userMailMessages } from '@sitewright/api/messages'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { submitForm } from '../../../../requests/mutation-result.ts'
import { useNoMail } from '../../../../sign-in/use-no-mail.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { TextAreaField, TextField } from '../../../../ui/field.tsx'
import { useForm } from '../../../../ui/form.ts'
import { SubmitButton } from '../../../../ui/submit-button.tsx'
import { toast } from '../../../../ui/toast.ts'
import { nameOf } from '../../../../lib/name-of.ts'
import { mailUser, previewUserMail } from './dialogs.api.ts'
import { MailPreview } from './mail-preview.tsx'
import { dialogMessages as words } from './messages.ts'
import styles from './user-form.module.css'

interface MailFormProps {
  user: User
  onDone: () => void
}

/** Writes a mail to a user. It is sent from its preview, which is the mail as they will read it. */
export function MailForm({ user, onDone }: MailFormProps) {
  const noMail = useNoMail()
  const show = useMutation(previewUserMail)
  const mail = useMutation(mailUser)
  const [preview, setPreview] = useState<{ to: string; subject: string; text: string }>()
  const { text, message, sending, props } = useForm({
    initial: { subject: '', text: '' },
    validate: (typed) => ({
      ...(typed.subject.trim() === '' ? { subject: userMailMessages.subjectRequired } : {}),
      ...(typed.text.trim() === '' ? { text: userMailMessages.textRequired } : {})
    }),
    send: (body) => {
      const call = { path: { id: user.id }, body }
      if (preview === undefined)
        return submitForm(
          show.mutateAsync(call),
          (shown) => setPreview(shown.preview),
          (failure) => failure
        )
      const tellSent = (sent: { message: string }): void => {
        toast({ tone: 'success', text: sent.message })
        onDone()
      }
      return submitForm(mail.mutateAsync(call), tellSent, (failure) => failure)
    }
  })
  if (noMail !== undefined)
    return (
      <div className={styles.form}>
        <Banner tone="warning">{`${noMail} ${words.noMail}`}</Banner>
        <div className="dialog-footer">
          <Button onClick={onDone}>{words.close}</Button>
        </div>
      </div>
    )
  return (
    <form className={styles.form} {...props}>
      {preview === undefined ? (
        <>
          <p className={styles.to}>
            <span>{words.to}</span>
            <span>
              <bdi>{nameOf(user)}</bdi> · {user.email}
            </span>
          </p>
          <TextField
            {...text('subject')}
            label={words.subject}
            maxLength={userMailLimits.subject}
            data-autofocus
          />
          <TextAreaField
            {...text('text')}
            label={words.text}
            rows={9}
            maxLength={userMailLimits.text}
            help={words.textHelp}
          />
        </>
      ) : (
        <MailPreview mail={preview} />
      )}
      {message !== undefined && <Banner tone="danger">{message}</Banner>}
      <div className="dialog-footer">
        {preview === undefined ? (
          <Button onClick={onDone}>{words.cancel}</Button>
        ) : (
          <Button onClick={() => setPreview(undefined)}>{words.back}</Button>
        )}
        <SubmitButton sending={sending}>{preview === undefined ? words.preview : words.send}</SubmitButton>
      </div>
    </form>
  )
}
