import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { BackendStatus } from '../../sign-in/backend-status.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { uiMessages } from '../../ui/messages.ts'
import { SignInFrame } from '../../ui/sign-in/sign-in-frame.tsx'

/** The layout of the control panel before the sign-in. */
export function PanelFrame({ children }: { children: ReactNode }) {
  return (
    <SignInFrame
      illustration="panel"
      nav={
        <li>
          <ButtonLink kind="quiet" to="/">
            <IconArrowLeft className="i s" aria-hidden />
            {uiMessages.backToHome}
          </ButtonLink>
        </li>
      }
      footer={<BackendStatus figures />}
    >
      {children}
    </SignInFrame>
  )
}
