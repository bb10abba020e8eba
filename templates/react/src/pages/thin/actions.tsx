import { frameMessages } from '../../domain/messages/frame.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Email, Phone } from '../../ui/reach.tsx'
import { usePages, useSite } from '../../ui/site-context.tsx'

/**
 * What a visitor can do: the page that the site is about, call, write. The first one is the one that is wanted; `write`
 * is left out where the address stands beside it.
 */
export function Actions({ write = true }: { write?: boolean }) {
  const { businessInfo, content } = useSite()
  const { contactPhone, contactEmail } = businessInfo
  const { action } = content.hero
  const hasPage = usePages().has(action.page) && action.page !== 'contact'
  const quiet = 'btn btn-quiet'
  if (!hasPage && !contactPhone && !(write && contactEmail)) return null
  return (
    <p className="actions">
      {hasPage && <ButtonLink page={action.page}>{action.label}</ButtonLink>}
      {contactPhone && (
        <Phone number={contactPhone} className={hasPage ? quiet : 'btn'}>
          {frameMessages.call}
        </Phone>
      )}
      {write && contactEmail && (
        <Email address={contactEmail} className={hasPage || contactPhone ? quiet : 'btn'}>
          {frameMessages.write}
        </Email>
      )}
    </p>
  )
}
