import '../styles/ui/footer.css'
import { firstOf, footerPages, footerServices } from '../domain/limits.ts'
import { frameMessages } from '../domain/messages/frame.ts'
import { footerEntries } from '../domain/navigation.ts'
import { addressLines, splitSentences } from '../domain/text.ts'
import { useNavigationEntries } from '../ui/navigation.ts'
import { PageLink } from '../ui/page-link.tsx'
import { Email, Phone } from '../ui/reach.tsx'
import { useSite } from '../ui/site-context.tsx'
import { Slots } from '../ui/slots.tsx'
import { Words } from '../ui/words.tsx'
import { Brand } from './brand.tsx'
import { LegalLinks } from './legal-links.tsx'

export function Footer() {
  const { businessInfo, content } = useSite()
  const { businessName, description, location, contactPhone, contactEmail } = businessInfo
  const pages = footerEntries(useNavigationEntries())
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="foot-in">
          <div className="foot-about stack">
            <Brand />
            <p className="soft">
              <Words of={splitSentences(description)[0] ?? content.meta.description} own />
            </p>
          </div>
          {content.services && (
            <nav aria-labelledby="foot-services">
              <h2 id="foot-services">{content.services.title || frameMessages.services}</h2>
              <ul>
                {firstOf(content.services.items, footerServices).shown.map((service) => (
                  <li key={service.id}>
                    <PageLink page="service-detail" params={{ id: service.id }}>
                      <Words of={service.title} mark={false} />
                    </PageLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <nav aria-labelledby="foot-pages">
            <h2 id="foot-pages">{frameMessages.allPages}</h2>
            <ul>
              {firstOf(pages, footerPages).shown.map(({ page, label }) => (
                <li key={page}>
                  <PageLink page={page}>{label}</PageLink>
                </li>
              ))}
            </ul>
          </nav>
          {(location || contactPhone || contactEmail) && (
            <div>
              <h2>{frameMessages.findUs}</h2>
              <address>
                {addressLines(location).map((line) => (
                  <span key={line}>{line}</span>
                ))}
                {contactPhone && <Phone number={contactPhone} />}
                {contactEmail && <Email address={contactEmail} />}
              </address>
            </div>
          )}
        </div>
        <div className="foot-end small">
          <span>
            © <bdi>{businessName}</bdi>
          </span>
          <LegalLinks />
          <Slots name="footer" />
        </div>
      </div>
    </footer>
  )
}
