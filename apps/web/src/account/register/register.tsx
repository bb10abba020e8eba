import { Link, useSearchParams } from 'react-router'
import { safePath, signInPath } from '../../session/return-path.ts'
import { WhenNobody } from '../../session/when-nobody.tsx'
import { FrameTitle } from '../../ui/sign-in/frame.tsx'
import { RegisterForm } from './register-form.tsx'

/** Registration (spec 2 §2). */
export function Register() {
  const [query] = useSearchParams()
  const from = safePath(query.get('from'))
  return (
    <>
      <FrameTitle title="Create your account">
        The builder works without one; with it, your projects are kept on the server.
      </FrameTitle>
      <WhenNobody area="user" from={from}>
        <RegisterForm from={from} />
        <p>
          You have an account?{' '}
          <Link className="link" to={signInPath({ pathname: from })}>
            Sign in
          </Link>
        </p>
      </WhenNobody>
    </>
  )
}
