import { Link, useSearchParams } from 'react-router'
import { DemoBox } from '../../session/demo-box.tsx'
import { safePath, signInPath } from '../../session/return-path.ts'
import { SignInForm } from '../../session/sign-in-form.tsx'
import { WhenNobody } from '../../session/when-nobody.tsx'
import { FrameTitle } from '../../ui/sign-in/frame.tsx'

/** Sign-in for everybody; it leads back to where one came from (spec 2 §2). */
export function Login() {
  const [query] = useSearchParams()
  const from = safePath(query.get('from'))
  return (
    <>
      <FrameTitle title="Sign in">Your projects follow you to every device.</FrameTitle>
      <WhenNobody area="user" from={from}>
        <SignInForm area="user" from={from} />
        <p>
          No account yet?{' '}
          <Link className="link" to={signInPath({ pathname: from }, '/auth/register')}>
            Sign up
          </Link>
        </p>
        <DemoBox />
      </WhenNobody>
    </>
  )
}
