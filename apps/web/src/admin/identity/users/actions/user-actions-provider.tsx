import type { User } from '@sitewright/api'
import { createContext, use, useCallback, useEffect, useRef, type ReactNode } from 'react'
import type { MenuGroup } from '../../../../ui/menu.tsx'
import { useUserActions } from './use-user-actions.tsx'

type ActionsOf = (user: User) => readonly MenuGroup[]

const UserActionsContext = createContext<ActionsOf | undefined>(undefined)

/** Has the actions on users once for all rows: each of them would cost as much as the rest of its row. */
export function UserActionsProvider({ children }: { children: ReactNode }) {
  const acts = useUserActions()
  const latest = useRef(acts)
  useEffect(() => {
    latest.current = acts
  })
  // It stays the same, so that no row is drawn again.
  const actionsOf = useCallback((user: User) => latest.current(user), [])
  return <UserActionsContext value={actionsOf}>{children}</UserActionsContext>
}

/** The actions on a user as they are now, for a menu that opens. */
export function useSharedUserActions(): ActionsOf {
  const actionsOf = use(UserActionsContext)
  if (actionsOf === undefined) throw new Error('Menus of users must be used within a UserActionsProvider')
  return actionsOf
}
