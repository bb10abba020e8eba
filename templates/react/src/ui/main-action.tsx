import '../styles/ui/button.css'
import { buttonClasses, type ButtonLook } from '../domain/looks.ts'
import { actionTargets, type ActionTarget } from '../domain/main-action.ts'
import type { Action } from '../domain/site.ts'
import { useLocation } from 'react-router'
import { PageLink } from './page-link.tsx'
import { Email, Phone } from './reach.tsx'
import { usePages, useSite } from './site-context.tsx'

/** The primary action of a page, or a call or an e-mail where the site has no page for that, or is there already. */
export function MainAction({
  action,
  className = '',
  here = 'link'
}: {
  action: Action
  className?: string
  /** What to do on the very page: link to it, as the header does everywhere, or offer something else. */
  here?: 'link' | 'else'
}) {
  const { pathname } = useLocation()
  const place = usePages().get(action.page)
  const hasPage = place !== undefined && !(here === 'else' && place.path === pathname)
  const [target] = actionTargets(action, hasPage, useSite().businessInfo)
  return target && <ActionLink target={target} className={className} />
}

interface ActionLinkProps {
  target: ActionTarget
  look?: ButtonLook
  className?: string
}

/** A link or a call that looks like a button. */
export function ActionLink({ target, look = 'primary', className = '' }: ActionLinkProps) {
  const { kind, to, label } = target
  const classes = `${buttonClasses[look]} ${className}`.trim()
  if (kind === 'page')
    return (
      <PageLink page={to} className={classes}>
        {label}
      </PageLink>
    )
  return kind === 'call' ? (
    <Phone number={to} className={classes}>
      {label}
    </Phone>
  ) : (
    <Email address={to} className={classes}>
      {label}
    </Email>
  )
}
