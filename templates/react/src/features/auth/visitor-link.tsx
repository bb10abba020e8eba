import '../../styles/ui/visitor.css'
import { initials } from '../../domain/auth.ts'
import { authMessages } from '../../domain/messages/auth.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { useVisitor } from '../../ui/visitor.ts'

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
