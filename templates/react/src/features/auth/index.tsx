import { initials } from '../../domain/auth.ts'
import { simulatedAccounts } from '../../domain/backend/simulated.ts'
import { auth as definition, authMessages } from '../../domain/features/auth.ts'
import type { FeatureOf } from '../../feature.ts'
import '../../styles/navigation.css'
import { Icon, PageLink } from '../../ui/controls.tsx'
import { useVisitor } from '../../ui/hooks.tsx'

/** The signed-in visitor in the header; a sign-in link where nobody is. */
export function VisitorLink() {
  const visitor = useVisitor()
  if (!visitor) {
    return (
      <PageLink page="login" className="icon-btn spare">
        <Icon name="person" />
        <span className="sr">{authMessages.loginTitle}</span>
      </PageLink>
    )
  }
  return (
    <PageLink page="profile" className="icon-btn">
      <span className="initials" aria-hidden="true">
        {initials(visitor.name)}
      </span>
      <span className="sr">{authMessages.yourProfile(visitor.name)}</span>
    </PageLink>
  )
}

/** Visitors register, sign in and keep a profile. */
export const auth: FeatureOf<typeof definition> = {
  ...definition,
  load: {
    login: () => import('./login-page.tsx'),
    register: () => import('./register-page.tsx'),
    profile: () => import('./profile-page.tsx')
  },
  components: { header: VisitorLink },
  simulated: simulatedAccounts
}
