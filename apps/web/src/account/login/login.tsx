import { Link, useSearchParams } from 'react-router'
import { safeReturnPath, signInPath } from '../../sign-in/return-path.ts'
import { DemoCredentials } from '../../sign-in/demo-credentials.tsx'
import { GuestOnly } from '../../sign-in/guest-only.tsx'
import { SignInForm } from '../../sign-in/sign-in-form.tsx'
import { SignInTitle } from '../../ui/sign-in/sign-in-frame.tsx'
import { signInMessages } from '../../sign-in/messages.ts'
import { loginMessages as messages } from './messages.ts'

/** Sign-in for everybody; it leads to the return path (spec 2 §2). */
export function Login() {
  const [query] = useSearchParams()
  const from = safeReturnPath(query.get('from'))
  return (
    <>
      <SignInTitle title={signInMessages.signIn}>{messages.lead}</SignInTitle>
      <GuestOnly area="user" from={from}>
        <SignInForm area="user" from={from} />
        <p>
          {messages.noAccount}{' '}
          <Link className="link" to={signInPath({ pathname: from }, '/auth/register')}>
            {messages.signUp}
          </Link>
        </p>
        <DemoCredentials />
      </GuestOnly>
    </>
  )
}
