import '../../styles/pages/login.css'
import type { ReactNode } from 'react'
import { authMessages } from '../../domain/messages/auth.ts'
import { useBackend } from '../../ui/backend.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { SocialLoginButtons } from './social-login-buttons.tsx'

interface GateProps {
  title: string
  /** The link to the other form: registration from sign-in, and the reverse. */
  other: { question: string; page: string; label: string }
  children: ReactNode
}

/** The layout of sign-in and registration: a form beside a picture, and social login below it. */
export function Gate({ title, other, children }: GateProps) {
  const backend = useBackend()
  return (
    <div className="gate">
      <div className="gate-art">
        <Picture seed="way-in" width={800} height={1000} eager />
      </div>
      <div className="gate-form">
        <div>
          <h1>{title}</h1>
          <p className="soft">
            {other.question} <PageLink page={other.page}>{other.label}</PageLink>
          </p>
        </div>
        {backend.isSimulated('signIn') && <Notice>{authMessages.demonstration}</Notice>}
        {children}
        <div className="or">{authMessages.orWith}</div>
        <SocialLoginButtons />
      </div>
    </div>
  )
}
