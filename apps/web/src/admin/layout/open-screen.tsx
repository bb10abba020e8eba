import type { SessionUser } from '@sitewright/api'
import { Link, Navigate, Outlet, useLocation } from 'react-router'
import { StatePanel } from '../../ui/states/state-panel.tsx'
import { layoutMessages as words } from './messages.ts'
import { findPlace, findScreenRefusal, firstPath, isClosed } from './screens.ts'

/** The screen of the address; where the role does not open it, that is said, and nothing of it is asked for. */
export function OpenScreen({ user }: { user: SessionUser }) {
  const { pathname } = useLocation()
  const first = firstPath(user)
  const toFirst = (
    <Link className="btn second" to={first}>
      {words.toFirst(findPlace(first, user)?.name ?? '')}
    </Link>
  )
  const refusal = findScreenRefusal(pathname, user)
  if (refusal !== undefined)
    return (
      <StatePanel title={<h1>{words.featureMissing}</h1>} text={refusal}>
        {toFirst}
      </StatePanel>
    )
  if (!isClosed(pathname, user)) return <Outlet context={user} />
  // The dashboard is where a sign-in leads by default, so the user did not ask for it by its address.
  if (pathname === '/admin/dashboard') return <Navigate to={first} replace />
  return (
    <StatePanel title={<h1>{words.closed}</h1>} text={words.whoOpens}>
      {toFirst}
    </StatePanel>
  )
}
