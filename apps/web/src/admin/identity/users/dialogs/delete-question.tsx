import type { DeletionEffects, User } from '@sitewright/api'
import { useQuery } from '@tanstack/react-query'
import { LoadError } from '../../../../ui/load-error.tsx'
import { ConfirmQuestion, type Effect } from '../../../../ui/confirm-dialog.tsx'
import { nameOf } from '../../../../lib/name-of.ts'
import { useDeleteUser } from '../actions/use-delete-user.ts'
import { deletionEffectsQuery } from './dialogs.api.ts'
import { dialogMessages as words } from './messages.ts'

interface DeleteQuestionProps {
  user: User
  onDone: () => void
}

/** Asks before a user is deleted, with what goes with them as the server counts it. */
export function DeleteQuestion({ user, onDone }: DeleteQuestionProps) {
  const { data, error, refetch } = useQuery(deletionEffectsQuery(user.id))
  const deletion = useDeleteUser(user, onDone)
  const name = nameOf(user)
  if (data === undefined && error !== null)
    return <LoadError message={error.message} onRetry={() => void refetch()} />
  return (
    <ConfirmQuestion
      effects={data && toEffects(data.effects)}
      confirmLabel={words.deleteNow(name)}
      keepLabel={words.keep(name)}
      busy={deletion.isPending}
      onConfirm={deletion.run}
      onKeep={onDone}
    />
  )
}

/** What there is none of is left out, but for the sessions and projects that people ask about. */
function toEffects(effects: DeletionEffects): Effect[] {
  const always: readonly (keyof DeletionEffects)[] = ['sessions', 'projects']
  const names = Object.keys(words.effects) as (keyof DeletionEffects)[]
  return [
    ...names
      .filter((name) => always.includes(name) || effects[name] > 0)
      .map((name) => {
        const [label, what] = words.effects[name]
        const count = effects[name]
        return {
          label,
          value: count === 0 ? words.none : `${count.toLocaleString(navigator.language)} ${what}`
        }
      }),
    { label: words.undoLabel, value: words.undoFor }
  ]
}
