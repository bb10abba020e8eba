import { IconArrowLeft } from '@tabler/icons-react'
import { ScrollRestoration } from 'react-router'
import { AuthProvider } from '../../sign-in/auth.tsx'
import { BackendStatus } from '../../sign-in/backend-status.tsx'
import { DemoCredentials } from '../../sign-in/demo-credentials.tsx'
import { GuestOnly } from '../../sign-in/guest-only.tsx'
import { SignInForm } from '../../sign-in/sign-in-form.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { SignInFrame, SignInTitle } from '../../ui/sign-in/sign-in-frame.tsx'
import { Toaster } from '../../ui/toaster.tsx'
import { StartScreen } from './start-screen.tsx'
import { ViewedWithoutPanel } from './viewed-without-panel.tsx'

/** Sign-in to the control panel (spec 2 §2). */
export function AdminSignIn() {
  return (
    <AuthProvider>
      <SignInFrame
        illustration="panel"
        nav={
          <li>
            <ButtonLink kind="quiet" to="/">
              <IconArrowLeft className="i s" aria-hidden />
              Back to Home
            </ButtonLink>
          </li>
        }
        footer={<BackendStatus figures />}
      >
        <SignInTitle title="Sign in to Admin">
          For platform administrators. Each sign-in is recorded.
        </SignInTitle>
        <ViewedWithoutPanel>
          <GuestOnly area="admin" from="" signedIn={<StartScreen />}>
            <SignInForm area="admin" from="" />
            <DemoCredentials />
          </GuestOnly>
        </ViewedWithoutPanel>
      </SignInFrame>
      <ScrollRestoration />
      <Toaster />
    </AuthProvider>
  )
}
