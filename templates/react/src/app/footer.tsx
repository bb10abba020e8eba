import { addressLabel } from '../domain/business.ts'
import { siteDescription } from '../domain/described.ts'
import { firstOf, footerPages, footerServices } from '../domain/looks.ts'
import { frameMessages } from '../domain/messages.ts'
import { footerEntries } from '../domain/pages.ts'
import { addressLines, splitSentences } from '../domain/text.ts'
import '../styles/content.css'
import { PageLink } from '../ui/controls.tsx'
import { Email, Phone } from '../ui/reach.tsx'
import { Slots, useNavigationEntries, usePages, useSite } from '../ui/site-context.tsx'
import { Words } from '../ui/words.tsx'
import { Brand } from './header.tsx'

export function Footer() {
  const site = useSite()
  const { businessInfo, content } = site
  const { description, location, contactPhone, contactEmail } = businessInfo
  const pages = footerEntries(useNavigationEntries())
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="foot-in">
          <div className="foot-about stack">
            <Brand />
            <p className="soft">
              <Words of={businessInfo} field="description" own>
                {splitSentences(description)[0] ?? siteDescription(site)}
              </Words>
            </p>
          </div>
          {content.services && (
            <nav aria-labelledby="foot-services">
              <h2 id="foot-services">
                <Words of={content.services} field="title">
                  {content.services.title || frameMessages.services}
                </Words>
              </h2>
              <ul>
                {firstOf(content.services.items, footerServices).shown.map((service) => (
                  <li key={service.id}>
                    <PageLink page="service-detail" params={{ id: service.id }}>
                      <Words of={service} field="title" mark={false} />
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
              <h2>{addressLabel(content)}</h2>
              <address>
                {addressLines(location).map((line) => (
                  <span key={line}>
                    <Words of={businessInfo} field="location">
                      {line}
                    </Words>
                  </span>
                ))}
                {contactPhone && <Phone />}
                {contactEmail && <Email />}
              </address>
            </div>
          )}
        </div>
        <div className="foot-end small">
          <span>
            ©{' '}
            <bdi>
              <Words of={businessInfo} field="businessName" />
            </bdi>
          </span>
          <LegalLinks />
          <Slots name="footer" />
        </div>
      </div>
    </footer>
  )
}

/** The footer of a site that has little to list: the name and the pages, in one line. */
export function LineFooter() {
  const { businessInfo } = useSite()
  const pages = footerEntries(useNavigationEntries())
  return (
    <footer className="foot-thin">
      <div className="wrap">
        <span>
          ©{' '}
          <bdi>
            <Words of={businessInfo} field="businessName" own />
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

/** Links to the legal pages, in the footer of every page. */
export function LegalLinks() {
  const pages = usePages()
  const there = (['privacy', 'imprint'] as const).flatMap((page) => pages.get(page) ?? [])
  if (there.length === 0) return null
  return (
    <ul className="foot-legal">
      {there.map(({ page, title }) => (
        <li key={page}>
          <PageLink page={page}>{title}</PageLink>
        </li>
      ))}
    </ul>
  )
}
