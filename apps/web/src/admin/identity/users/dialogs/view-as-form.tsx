import type { User } from '@sitewright/api'
import { viewAsMs, viewReasonLimits } from '@sitewright/api/limits'
import { viewAsMessages } from '@sitewright/api/messages'
import { useMutation, useQuery } from '@tanstack/react-query'
import { QueryBoundary } from '../../../../requests/query-boundary.tsx'
import { submitForm } from '../../../../requests/mutation-result.ts'
import { beginView } from '../../../../sign-in/view-as/begin-view.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { EffectList } from '../../../../ui/confirm-dialog.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { useForm } from '../../../../ui/form.ts'
import { SubmitButton } from '../../../../ui/submit-button.tsx'
import { nameOf } from '../../../../lib/name-of.ts'
import { userAccessQuery } from '../user-record/user-record.api.ts'
import { viewAsUser } from './dialogs.api.ts'
import { dialogMessages as words } from './messages.ts'
import styles from './user-form.module.css'

interface ViewAsFormProps {
  user: User
  onCancel: () => void
}

/** Asks for the reason of viewing as a user, with the effects; then it begins the view. */
export function ViewAsForm({ user, onCancel }: ViewAsFormProps) {
  const access = useQuery(userAccessQuery(user.id))
  const view = useMutation(viewAsUser)
  const { text, message, sending, props } = useForm({
    initial: { reason: '' },
    validate: ({ reason }) =>
      reason.trim().length < viewReasonLimits.shortest ? { reason: viewAsMessages.reasonRequired } : {},
    send: (body) =>
      submitForm(view.mutateAsync({ path: { id: user.id }, body }), beginView, (failure) => failure)
  })
  return (
    <form className={styles.form} {...props}>
      <QueryBoundary query={access} rows={4}>
        {({ access: { sendsMail } }) => <EffectList effects={toEffects(sendsMail)} />}
      </QueryBoundary>
      <TextField
        {...text('reason')}
        label={words.reason}
        help={`${words.reasonHelp} ${access.data?.access.sendsMail === true ? words.reasonShown : ''}`}
        maxLength={viewReasonLimits.longest}
        autoComplete="off"
        data-autofocus
      />
      {message !== undefined && <Banner tone="danger">{message}</Banner>}
      <div className="dialog-footer">
        <Button onClick={onCancel}>{words.cancel}</Button>
        <SubmitButton sending={sending}>{words.viewNow(nameOf(user))}</SubmitButton>
      </div>
    </form>
  )
}

function toEffects(sendsMail: boolean) {
  return [
    { label: words.see, value: words.seeWhat },
    { label: words.change, value: words.changeWhat },
    { label: words.told, value: sendsMail ? words.notifiedByMail : words.notifiedInActivity },
    { label: words.viewEnds, value: words.viewEndsWhen(viewAsMs / 60_000) }
  ]
}
