import { Link, useSearchParams } from 'react-router'
import { safeReturnPath, signInPath } from '../../sign-in/return-path.ts'
import { GuestOnly } from '../../sign-in/guest-only.tsx'
import { SignInTitle } from '../../ui/sign-in/sign-in-frame.tsx'
import { RegisterForm } from './register-form.tsx'
import { registerMessages as messages } from './messages.ts'
import { signInMessages } from '../../sign-in/messages.ts'

/** Registration (spec 2 §2). */
export function Register() {
  const [query] = useSearchParams()
  const from = safeReturnPath(query.get('from'))
  return (
    <>
      <SignInTitle title={messages.title}>{messages.lead}</SignInTitle>
      <GuestOnly area="user" from={from}>
        <RegisterForm from={from} />
        <p>
          {messages.haveAccount}{' '}
          <Link className="link" to={signInPath({ pathname: from })}>
            {signInMessages.signIn}
          </Link>
        </p>
      </GuestOnly>
    </>
  )
}
