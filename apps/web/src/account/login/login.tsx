import { Link, useSearchParams } from 'react-router'
import { safeReturnPath, signInPath } from '../../sign-in/return-path.ts'
import { DemoCredentials } from '../../sign-in/demo-credentials.tsx'
import { GuestOnly } from '../../sign-in/guest-only.tsx'
import { SignInForm } from '../../sign-in/sign-in-form.tsx'
import { SignInTitle } from '../../ui/sign-in/sign-in-frame.tsx'

/** Sign-in for everybody; it leads to the return path (spec 2 §2). */
export function Login() {
  const [query] = useSearchParams()
  const from = safeReturnPath(query.get('from'))
  return (
    <>
      <SignInTitle title="Sign in">Your projects follow you to every device.</SignInTitle>
      <GuestOnly area="user" from={from}>
        <SignInForm area="user" from={from} />
        <p>
          No account yet?{' '}
          <Link className="link" to={signInPath({ pathname: from }, '/auth/register')}>
            Sign up
          </Link>
        </p>
        <DemoCredentials />
      </GuestOnly>
    </>
  )
}
