import { Link, useSearchParams } from 'react-router'
import { safeReturnPath, signInPath } from '../../sign-in/return-path.ts'
import { GuestOnly } from '../../sign-in/guest-only.tsx'
import { SignInTitle } from '../../ui/sign-in/sign-in-frame.tsx'
import { RegisterForm } from './register-form.tsx'

/** Registration (spec 2 §2). */
export function Register() {
  const [query] = useSearchParams()
  const from = safeReturnPath(query.get('from'))
  return (
    <>
      <SignInTitle title="Create your account">
        The builder works without one; with it, your projects are kept on the server.
      </SignInTitle>
      <GuestOnly area="user" from={from}>
        <RegisterForm from={from} />
        <p>
          You have an account?{' '}
          <Link className="link" to={signInPath({ pathname: from })}>
            Sign in
          </Link>
        </p>
      </GuestOnly>
    </>
  )
}
