import { Outlet, ScrollRestoration } from 'react-router'
import { AuthProvider, useAuth } from '../../session/auth.tsx'
import { Guard } from '../../session/guard.tsx'
import { personLinks } from '../../session/person-links.ts'
import { PersonMenu } from '../../session/person-menu.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { SchemeButton } from '../../ui/scheme-button.tsx'
import { Toaster } from '../../ui/toaster.tsx'
import styles from './account-layout.module.css'
import { FootLinks } from './foot-links.tsx'

/** What stands around the pages of a signed-in person (spec 2 §2); everybody else is led to the sign-in. */
export function AccountLayout() {
  return (
    <AuthProvider>
      <div className={styles.page}>
        <a className="skip" href="#main">
          Skip to content
        </a>
        <PageHead shortName>
          <ButtonLink kind="quiet" to="/">
            Back to Home
          </ButtonLink>
          <SchemeButton />
          <Person />
        </PageHead>
        <main id="main" tabIndex={-1} className={styles.body}>
          <Guard area="user">{() => <Outlet />}</Guard>
        </main>
        <footer className={styles.foot}>
          <FootLinks />
        </footer>
      </div>
      <ScrollRestoration />
      <Toaster />
    </AuthProvider>
  )
}

function Person() {
  const { state } = useAuth()
  if (state.kind !== 'signed-in') return null
  return <PersonMenu user={state.user} links={personLinks(state)} after="/" />
}
