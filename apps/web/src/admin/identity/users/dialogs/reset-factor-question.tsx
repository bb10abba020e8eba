import type { SessionUser, User, UserAccess } from '@sitewright/api'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOutletContext } from 'react-router'
import { toMutationResult } from '../../../../requests/mutation-result.ts'
import { useNoMail } from '../../../../sign-in/use-no-mail.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { ConfirmQuestion, type Effect } from '../../../../ui/confirm-dialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { userAccessQuery } from '../user-record/user-record.api.ts'
import { resetSecondFactor } from './dialogs.api.ts'
import { dialogMessages as words } from './messages.ts'

interface ResetFactorQuestionProps {
  user: User
  onDone: () => void
}

/** Asks before the second factor of a user is reset: what goes, and who else has to ask. */
export function ResetFactorQuestion({ user, onDone }: ResetFactorQuestionProps) {
  const actor = useOutletContext<SessionUser>()
  const noMail = useNoMail()
  const { data } = useQuery(userAccessQuery(user.id))
  const reset = useMutation(resetSecondFactor)
  const [message, setMessage] = useState<string>()
  const confirm = async (): Promise<void> => {
    const result = await toMutationResult(reset.mutateAsync({ path: { id: user.id }, body: {} }))
    if (result.kind === 'cancelled') return
    if (result.kind === 'failed') return setMessage(result.failure.message)
    const { state, message: text } = result.answer
    toast({ tone: state === 'done' ? 'success' : 'info', text })
    onDone()
  }
  return (
    <ConfirmQuestion
      effects={data && toEffects(data.access, actor, noMail)}
      confirmLabel={words.resetFactorNow}
      keepLabel={words.keepFactor}
      busy={reset.isPending}
      onConfirm={() => void confirm()}
      onKeep={onDone}
    >
      {message !== undefined && <Banner tone="danger">{message}</Banner>}
    </ConfirmQuestion>
  )
}

function toEffects(
  { totp, passkeys, recoveryCodesLeft, resetAskedBy }: UserAccess,
  actor: SessionUser,
  noMail: string | undefined
): Effect[] {
  const other =
    resetAskedBy === null ? words.asksToo : resetAskedBy === actor.id ? words.askedAlready : words.agreesNow
  return [
    ...(totp ? [{ label: words.totp, value: words.removed }] : []),
    ...(passkeys > 0 ? [{ label: words.passkeys, value: `${words.removed}: ${passkeys}` }] : []),
    ...(recoveryCodesLeft > 0
      ? [{ label: words.recoveryCodes, value: `${words.removed}: ${recoveryCodesLeft}` }]
      : []),
    { label: words.told, value: noMail === undefined ? words.notifiedHow : words.untoldHow(noMail) },
    { label: words.secondAdministrator, value: other }
  ]
}
