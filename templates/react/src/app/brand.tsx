import { PageLink } from '../ui/page-link.tsx'
import { useMark, useSite } from '../ui/site-context.tsx'
import { Words } from '../ui/words.tsx'

/** Characters of a name that fits beside the navigation at full size. */
const longName = 28

/** The logo mark and the name, as a link to the home page. */
export function Brand() {
  const { businessName } = useSite().businessInfo
  const mark = useMark()
  return (
    <PageLink
      page="home"
      className={Array.from(businessName).length > longName ? 'brand brand-long' : 'brand'}
    >
      <img src={mark} alt="" width="36" height="36" />
      <span>
        <Words of={businessName} own />
      </span>
    </PageLink>
  )
}
