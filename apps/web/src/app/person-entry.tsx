import { useLocation } from 'react-router'
import { AuthProvider, useAuth } from '../session/auth.tsx'
import { personLinks } from '../session/person-links.ts'
import { PersonMenu } from '../session/person-menu.tsx'
import { signInPath } from '../session/return-path.ts'
import { ButtonLink } from '../ui/button.tsx'

/** The header's entry for whoever is signed in; the way to the sign-in where the session has ended. */
export function PersonEntry() {
  return (
    <AuthProvider>
      <Entry />
    </AuthProvider>
  )
}

function Entry() {
  const { state } = useAuth()
  const location = useLocation()
  if (state.kind === 'checking') return null
  if (state.kind === 'signed-in') return <PersonMenu user={state.user} links={personLinks(state)} />
  return (
    <ButtonLink kind="quiet" to={signInPath(location)}>
      Sign in
    </ButtonLink>
  )
}
