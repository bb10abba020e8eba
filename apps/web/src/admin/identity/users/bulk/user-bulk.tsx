import type { BulkAct, SessionUser } from '@sitewright/api'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOutletContext } from 'react-router'
import { FeatureButton } from '../../../../sign-in/tenant-features/feature-button.tsx'
import { useFeatureRefusal } from '../../../../sign-in/tenant-features/use-feature-refusal.ts'
import { useNoMail } from '../../../../sign-in/use-no-mail.ts'
import { countSelected, type Selection } from '../../../../ui/data-table/selection.ts'
import type { TableState } from '../../../../ui/data-table/table-address.ts'
import type { SelectionControl } from '../../../../ui/data-table/use-selection.ts'
import { BulkBar } from '../../../../ui/filter-bar/bulk-bar.tsx'
import { toUserFilter, userPageQuery } from '../users.api.ts'
import { BulkDialog, type AskedAction } from './bulk-dialog.tsx'
import { BulkMenu } from './bulk-menu.tsx'
import { beginBulkAction, bulkEffectsQuery } from './bulk.api.ts'
import { bulkMessages as words } from './messages.ts'

/** The actions of the bar; the menu has more. */
const barActions: readonly BulkAct[] = ['activate', 'deactivate', 'suspend', 'end-sessions', 'delete']
const menuActions: readonly BulkAct[] = [
  'activate',
  'deactivate',
  'suspend',
  'end-sessions',
  'invite',
  'delete'
]

interface UserBulkProps {
  state: TableState
  selection: SelectionControl
}

/** Bulk actions on the selected users: what can be chosen, the question before it, and the job that does it. */
export function useUserBulk({ state, selection: { selection, ...control } }: UserBulkProps) {
  const actor = useOutletContext<SessionUser>()
  const begin = useMutation(beginBulkAction)
  const [asked, setAsked] = useState<AskedAction>()
  const { total, count } = useSelectedCount(state, selection)
  const mayAction = (act: BulkAct): boolean =>
    actor.permissions.includes(act === 'delete' ? 'user.delete' : 'user.write')
  const ask = (act: BulkAct): void =>
    setAsked({
      act,
      // Sending the same question twice begins one job.
      key: crypto.randomUUID(),
      users:
        selection.kind === 'listed'
          ? [...selection.ids]
          : { filter: toUserFilter(state), except: [...selection.except] }
    })
  const noMail = useNoMail()
  const refusal = useFeatureRefusal('bulk-changes')
  const menu = (
    <BulkMenu
      acts={menuActions.filter(mayAction)}
      isAny={count !== 0}
      findUnavailable={(act) => refusal ?? (act === 'invite' ? noMail : undefined)}
      onAction={ask}
    />
  )
  const bar = (
    <>
      <BulkBar
        count={count}
        matching={
          selection.kind === 'listed' && (total === undefined || total > selection.ids.size)
            ? { total, onSelect: control.selectMatching }
            : undefined
        }
        onClear={control.clear}
        keys={asked === undefined}
      >
        {barActions.filter(mayAction).map((act) => (
          <FeatureButton
            key={act}
            feature="bulk-changes"
            size="sm"
            className={act === 'delete' ? 'danger' : undefined}
            onClick={() => ask(act)}
          >
            {words.acts[act].label}
          </FeatureButton>
        ))}
      </BulkBar>
      <BulkDialog
        asked={asked}
        busy={begin.isPending}
        onClose={() => setAsked(undefined)}
        onConfirm={({ act, users, key }, revokeKeys) =>
          begin.mutate(
            { body: { act, users, revokeKeys }, headers: { 'idempotency-key': key } },
            { onSuccess: control.clear, onSettled: () => setAsked(undefined) }
          )
        }
      />
    </>
  )
  return { menu, bar }
}

/** How many match, where the list knows, and how many are selected: counted exactly once all that match are asked for. */
function useSelectedCount(
  state: TableState,
  selection: Selection
): { total: number | undefined; count: number | 'counting' | 'uncounted' } {
  const { data } = useQuery(userPageQuery(state))
  const total = data === undefined || data.exact ? (data?.total ?? 0) : undefined
  const filter = toUserFilter(state)
  const counted = useQuery({
    ...bulkEffectsQuery(`matching ${JSON.stringify(filter)}`, { filter }),
    enabled: selection.kind === 'matching' && total === undefined
  })
  if (selection.kind === 'listed' || total !== undefined)
    return { total, count: countSelected(selection, total ?? 0) }
  if (counted.data !== undefined) return { total, count: countSelected(selection, counted.data.people) }
  return { total, count: counted.error === null ? 'counting' : 'uncounted' }
}
