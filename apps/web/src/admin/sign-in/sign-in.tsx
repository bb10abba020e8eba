import { ScrollRestoration } from 'react-router'
import { AuthProvider } from '../../session/auth.tsx'
import { BackendLine } from '../../session/backend-line.tsx'
import { DemoBox } from '../../session/demo-box.tsx'
import { SignInForm } from '../../session/sign-in-form.tsx'
import { WhenNobody } from '../../session/when-nobody.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Frame, FrameTitle } from '../../ui/sign-in/frame.tsx'
import { Toaster } from '../../ui/toaster.tsx'
import { IconArrowLeft } from '@tabler/icons-react'

/** Sign-in to the control panel (spec 2 §2). */
export function AdminSignIn() {
  return (
    <AuthProvider>
      <Frame
        sheet="panel"
        nav={
          <li>
            <ButtonLink kind="quiet" to="/">
              <IconArrowLeft className="i s" aria-hidden />
              Back to Home
            </ButtonLink>
          </li>
        }
        foot={<BackendLine figures />}
      >
        <FrameTitle title="Sign in to Admin">
          For platform administrators. Each sign-in is recorded.
        </FrameTitle>
        <WhenNobody area="admin" from="">
          <SignInForm area="admin" from="" />
          <DemoBox />
        </WhenNobody>
      </Frame>
      <ScrollRestoration />
      <Toaster />
    </AuthProvider>
  )
}
