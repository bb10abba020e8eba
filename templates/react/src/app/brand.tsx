import { PageLink } from '../ui/page-link.tsx'
import { useSite } from '../ui/site-context.tsx'
import { Words } from '../ui/words.tsx'

/** Characters of a name that fits beside the navigation at full size. */
const longName = 28

/** The mark and the name, leading home. */
export function Brand() {
  const { businessName } = useSite().businessInfo
  return (
    <PageLink
      page="home"
      className={Array.from(businessName).length > longName ? 'brand brand-long' : 'brand'}
    >
      <Mark />
      <span>
        <Words of={businessName} own />
      </span>
    </PageLink>
  )
}

/** Four petals in the colours of the site, until the business has a mark of its own. */
function Mark() {
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true">
      <path d="M0 0H18A18 18 0 0 1 0 18Z" fill="var(--a2)" />
      <path transform="translate(18)" d="M0 0H18V18A18 18 0 0 1 0 0Z" fill="var(--a2)" />
      <path transform="translate(0 18)" d="M18 0V18H0A18 18 0 0 1 18 0Z" fill="var(--a5)" />
      <path transform="translate(18 18)" d="M0 0A18 18 0 0 1 18 18 18 18 0 0 1 0 0Z" fill="var(--a3)" />
    </svg>
  )
}
