import type { SessionUser } from '@sitewright/api'
import { useOutletContext } from 'react-router'

/** Whose page it is: also of a session that has ended, so that what was typed stays below the sign-in. */
export function useAccountUser(): SessionUser {
  return useOutletContext<SessionUser>()
}
