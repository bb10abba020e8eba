import { frameMessages } from '../domain/messages/frame.ts'
import type { Action } from '../domain/site.ts'
import { useLocation } from 'react-router'
import { ButtonLink } from './button.tsx'
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
  const { contactPhone, contactEmail } = useSite().businessInfo
  const { pathname } = useLocation()
  const place = usePages().get(action.page)
  if (place && !(here === 'else' && place.path === pathname))
    return (
      <ButtonLink page={action.page} className={className}>
        {action.label}
      </ButtonLink>
    )
  const look = `btn ${className}`.trim()
  if (contactPhone)
    return (
      <Phone number={contactPhone} className={look}>
        {frameMessages.call}
      </Phone>
    )
  return contactEmail ? (
    <Email address={contactEmail} className={look}>
      {frameMessages.write}
    </Email>
  ) : null
}
