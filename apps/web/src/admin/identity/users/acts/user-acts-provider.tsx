import type { User } from '@sitewright/api'
import { createContext, use, useCallback, useEffect, useRef, type ReactNode } from 'react'
import type { MenuGroup } from '../../../../ui/menu.tsx'
import { useUserActs } from './use-user-acts.tsx'

type ActsOf = (user: User) => readonly MenuGroup[]

const UserActsContext = createContext<ActsOf | undefined>(undefined)

/** Has the actions on users once for all rows: each of them would cost as much as the rest of its row. */
export function UserActsProvider({ children }: { children: ReactNode }) {
  const acts = useUserActs()
  const latest = useRef(acts)
  useEffect(() => {
    latest.current = acts
  })
  // It stays the same, so that no row is drawn again.
  const actsOf = useCallback((user: User) => latest.current(user), [])
  return <UserActsContext value={actsOf}>{children}</UserActsContext>
}

/** The actions on a user as they are now, for a menu that opens. */
export function useSharedUserActs(): ActsOf {
  const actsOf = use(UserActsContext)
  if (actsOf === undefined) throw new Error('Menus of users must be used within a UserActsProvider')
  return actsOf
}
