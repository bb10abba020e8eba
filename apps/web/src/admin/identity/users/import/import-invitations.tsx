import type { Job } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { useFeatureRefusal } from '../../../../sign-in/tenant-features/use-feature-refusal.ts'
import { useNoMail } from '../../../../sign-in/use-no-mail.ts'
import { Button } from '../../../../ui/button.tsx'
import { beginBulkAction } from '../bulk/bulk.api.ts'
import { bulkMessages as words } from '../bulk/messages.ts'

/** How people get in whom an import has added: by the mails that it sent, or by invitations that are offered here. */
export function ImportInvitations({ job: { id, done, result } }: { job: Job }) {
  const noMail = useNoMail()
  const refusal = useFeatureRefusal('bulk-changes')
  const invite = useMutation(beginBulkAction)
  const mailed = result['mailed'] ?? 0
  if (mailed > 0) return <p>{words.invited(mailed)}</p>
  if (done === 0) return null
  const reason = noMail ?? refusal
  if (reason !== undefined) return <p>{`${words.noWayIn} ${reason}`}</p>
  const send = (): void => {
    if (!invite.isPending)
      invite.mutate({
        body: { act: 'invite', users: { addedBy: id } },
        headers: { 'idempotency-key': crypto.randomUUID() }
      })
  }
  return (
    <>
      <p>{words.noPassword}</p>
      <Button size="sm" kind="go" aria-disabled={invite.isPending || undefined} onClick={send}>
        {invite.isPending ? words.sending : words.sendInvitations}
      </Button>
    </>
  )
}
