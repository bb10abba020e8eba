import '../styles/ui/footer.css'
import { footerEntries } from '../domain/navigation.ts'
import { useNavigationEntries } from '../ui/navigation.ts'
import { PageLink } from '../ui/page-link.tsx'
import { useSite } from '../ui/site-context.tsx'
import { Slots } from '../ui/slots.tsx'
import { Words } from '../ui/words.tsx'
import { LegalLinks } from './legal-links.tsx'

/** The footer of a site that has little to list: the name and the pages, in one line. */
export function LineFooter() {
  const { businessName } = useSite().businessInfo
  const pages = footerEntries(useNavigationEntries())
  return (
    <footer className="foot-thin">
      <div className="wrap">
        <span>
          ©{' '}
          <bdi>
            <Words of={businessName} own />
          </bdi>
        </span>
        <Slots name="footer" />
        {pages.length > 0 && (
          <ul>
            {pages.map(({ page, label }) => (
              <li key={page}>
                <PageLink page={page}>{label}</PageLink>
              </li>
            ))}
          </ul>
        )}
        <LegalLinks />
      </div>
    </footer>
  )
}
