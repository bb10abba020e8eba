import type { SessionUser, View } from '@sitewright/api'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useOutletContext } from 'react-router'
import { RowMenu, type MenuItem } from '../../../../ui/menu.tsx'
import { toast } from '../../../../ui/toast.ts'
import { preferencesQuery } from '../../../layout/preferences/preferences-query.ts'
import { useChangePreferences } from '../../../layout/preferences/use-change-preferences.ts'
import { viewMessages as words } from './messages.ts'
import { useMayChangeView } from './use-may-change-view.ts'
import { changeView, deleteView, onViewError, takeOverView } from './saved-views.api.ts'

interface ViewMenuProps {
  view: View
  /** The first view, before which another one is moved. */
  first: View | undefined
  onRename: () => void
}

/** What can be done with a saved view: all of it with one's own, with one that was left behind, and with the others. */
export function ViewMenu({ view, first, onRename }: ViewMenuProps) {
  const { permissions } = useOutletContext<SessionUser>()
  const mayChange = useMayChangeView()(view)
  const ownItems = useOwnItems(view, first, onRename)
  const abandonedItems = useAbandonedItems(view)
  const removal = useRemovalItem(view)
  const isLeft = view.abandoned && permissions.includes('admin:write')
  const groups = [
    {
      id: 'view',
      items: [useDefaultItem(view), ...(mayChange ? ownItems : []), ...(isLeft ? abandonedItems : [])]
    },
    ...(mayChange || isLeft ? [{ id: 'removal', items: [removal] }] : [])
  ]
  return <RowMenu label={words.menu(view.name)} groups={groups} />
}

/** Whether the list begins with the view, a preference of the user alone. */
function useDefaultItem({ id, name }: View): MenuItem {
  const { data } = useQuery(preferencesQuery)
  const change = useChangePreferences()
  const isDefault = data?.usersView === id
  return {
    id: 'default',
    label: isDefault ? words.noDefault : words.makeDefault,
    onSelect: () =>
      change({ usersView: isDefault ? null : id }, () =>
        toast({ tone: 'success', text: isDefault ? words.isNoDefault : words.isDefault(name) })
      )
  }
}

function useOwnItems({ id, shared }: View, first: View | undefined, onRename: () => void): MenuItem[] {
  const { permissions } = useOutletContext<SessionUser>()
  const change = useMutation({ ...changeView, onError: onViewError })
  const share = {
    id: 'share',
    label: shared ? words.unshare : words.share,
    onSelect: () => change.mutate({ path: { id }, body: { shared: !shared } })
  }
  return [
    { id: 'rename', label: words.rename, onSelect: onRename },
    ...(permissions.includes('admin:write') ? [share] : []),
    {
      id: 'front',
      label: words.toFront,
      onSelect: () => change.mutate({ path: { id }, body: { before: first?.id ?? null } })
    }
  ]
}

function useAbandonedItems({ id, name }: View): MenuItem[] {
  const takeOver = useMutation(takeOverView)
  return [
    {
      id: 'take-over',
      label: words.takeOver,
      onSelect: () =>
        takeOver.mutate(
          { path: { id }, body: {} },
          { onSuccess: () => toast({ tone: 'success', text: words.taken(name) }) }
        )
    }
  ]
}

function useRemovalItem({ id, name }: View): MenuItem {
  const remove = useMutation(deleteView)
  return {
    id: 'remove',
    label: words.remove,
    danger: true,
    onSelect: () =>
      remove.mutate(
        { path: { id } },
        { onSuccess: () => toast({ tone: 'success', text: words.removed(name) }) }
      )
  }
}
