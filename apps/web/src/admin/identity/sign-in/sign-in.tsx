import { ScrollRestoration, useSearchParams } from 'react-router'
import { AuthProvider } from '../../../sign-in/auth.tsx'
import { DemoCredentials } from '../../../sign-in/demo-credentials.tsx'
import { GuestOnly } from '../../../sign-in/guest-only.tsx'
import { panelReturnPath } from '../../../sign-in/return-path.ts'
import { SignInForm } from '../../../sign-in/sign-in-form.tsx'
import { SignInTitle } from '../../../ui/sign-in/sign-in-frame.tsx'
import { Toaster } from '../../../ui/toaster.tsx'
import { PanelFrame } from '../../layout/panel-frame.tsx'
import { adminSignInMessages as words } from './messages.ts'
import { StartScreen } from './start-screen.tsx'
import { ViewedWithoutPanel } from './viewed-without-panel.tsx'

/** Sign-in to the control panel (spec 2 §2); it leads to the screen that was asked for, if one was. */
export function AdminSignIn() {
  const [query] = useSearchParams()
  const from = panelReturnPath(query.get('from'))
  return (
    <AuthProvider>
      <PanelFrame>
        <SignInTitle title={words.title}>{words.lead}</SignInTitle>
        <ViewedWithoutPanel>
          <GuestOnly area="admin" from={from} signedIn={<StartScreen asked={from} />}>
            <SignInForm area="admin" from={from} />
            <DemoCredentials />
          </GuestOnly>
        </ViewedWithoutPanel>
      </PanelFrame>
      <ScrollRestoration />
      <Toaster />
    </AuthProvider>
  )
}
