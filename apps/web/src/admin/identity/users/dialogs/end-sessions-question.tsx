import type { User } from '@sitewright/api'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { nameOf } from '../../../../lib/name-of.ts'
import { Checkbox } from '../../../../ui/choice.tsx'
import { ConfirmQuestion } from '../../../../ui/confirm-dialog.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { toast } from '../../../../ui/toast.ts'
import { endSessions } from '../actions/actions.api.ts'
import { apiKeyMessages } from '../actions/api-key-messages.ts'
import { actionMessages } from '../actions/messages.ts'
import { userAccessQuery, userSessionsQuery } from '../user-record/user-record.api.ts'
import { dialogMessages as words } from './messages.ts'

interface EndSessionsQuestionProps {
  user: User
  onDone: () => void
}

/** Asks before the sessions of a user end: how many they are, and whether their API keys go too. */
export function EndSessionsQuestion({ user, onDone }: EndSessionsQuestionProps) {
  const sessions = useQuery(userSessionsQuery(user.id))
  const access = useQuery(userAccessQuery(user.id))
  const end = useMutation(endSessions)
  const [revokeKeys, setRevokeKeys] = useState(false)
  const failed = [sessions, access].find(({ data, error }) => data === undefined && error !== null)
  if (failed?.error) return <LoadError message={failed.error.message} onRetry={() => void failed.refetch()} />
  const keys = access.data?.access.apiKeys.filter(({ expired }) => !expired).length
  const count = sessions.data?.sessions.length
  const confirm = (): void =>
    end.mutate(
      { path: { id: user.id }, body: { revokeKeys } },
      {
        onSuccess({ ended, refusedWithinMs, keysRevoked }) {
          const name = nameOf(user)
          const text = [
            ...(ended === 0 ? [] : [actionMessages.endedIn(ended, refusedWithinMs)]),
            ...(keysRevoked === 0 ? [] : [apiKeyMessages.revoked(keysRevoked)])
          ].join('. ')
          toast(
            ended === 0
              ? { tone: 'info', title: actionMessages.notSignedIn(name), text }
              : { tone: 'success', title: actionMessages.ended(name), text }
          )
          onDone()
        }
      }
    )
  return (
    <ConfirmQuestion
      effects={
        count === undefined || keys === undefined
          ? undefined
          : [
              { label: words.sessions, value: words.endAtOnce(count) },
              apiKeyMessages.effect(keys, revokeKeys)
            ]
      }
      confirmLabel={words.endSessionsNow}
      keepLabel={words.keepSessions}
      busy={end.isPending}
      onConfirm={confirm}
      onKeep={onDone}
    >
      {keys !== undefined && keys > 0 && (
        <Checkbox label={apiKeyMessages.revoke(keys)} checked={revokeKeys} onChange={setRevokeKeys} />
      )}
    </ConfirmQuestion>
  )
}
