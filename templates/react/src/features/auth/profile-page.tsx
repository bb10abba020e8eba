import '../../styles/pages/profile.css'
import { authMessages } from '../../domain/messages/auth.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageBody, PageHead } from '../../ui/page-head.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useVisitor } from '../../ui/visitor.ts'
import { Profile } from './profile.tsx'

export function Page() {
  const visitor = useVisitor()
  return (
    <>
      <PageHead title={authMessages.profileTitle} />
      <PageBody>
        <div className="box narrow">
          {visitor === undefined && <Spinner />}
          {visitor === null && (
            <div className="stack">
              <p className="lede">{authMessages.notSignedIn}</p>
              <p className="actions">
                <ButtonLink page="login">{authMessages.loginAction}</ButtonLink>
                <ButtonLink page="register" look="quiet">
                  {authMessages.createAccount}
                </ButtonLink>
              </p>
            </div>
          )}
          {visitor && <Profile key={visitor.id} visitor={visitor} />}
        </div>
      </PageBody>
    </>
  )
}
