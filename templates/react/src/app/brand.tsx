import { isLongName } from '../domain/text.ts'
import { PageLink } from '../ui/page-link.tsx'
import { useMark, useSite } from '../ui/site-context.tsx'
import { Words } from '../ui/words.tsx'

/** The logo mark and the name, as a link to the home page. */
export function Brand() {
  const { businessName } = useSite().businessInfo
  const mark = useMark()
  return (
    <PageLink page="home" className={isLongName(businessName) ? 'brand brand-long' : 'brand'}>
      <img src={mark} alt="" width="36" height="36" />
      <span>
        <Words of={businessName} own />
      </span>
    </PageLink>
  )
}
