import type { SessionUser, View } from '@sitewright/api'
import { useOutletContext } from 'react-router'

/** Whether the signed-in administrator may change a view: their own, and a shared one with the permission to share. */
export function useMayChangeView(): (view: View) => boolean {
  const { permissions } = useOutletContext<SessionUser>()
  return ({ own, shared }) => own && (!shared || permissions.includes('admin:write'))
}
