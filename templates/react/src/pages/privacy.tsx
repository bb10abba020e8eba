import '../styles/page.css'
import '../styles/controls.css'
import type { ReactNode } from 'react'
import { hostOf } from '../domain/addresses.ts'
import { privacyMessages as say } from '../domain/privacy-messages.ts'
import {
  activeFeatures,
  findAddress,
  keptInBrowser,
  privacyParts,
  type PrivacyFacts
} from '../domain/privacy.ts'
import { useBackend } from '../ui/hooks.tsx'
import { PageBody, PageHead } from '../ui/page-head.tsx'
import { PageLink } from '../ui/controls.tsx'
import { Email, Phone } from '../ui/reach.tsx'
import { useContent, useFeatures, usePages, useServices, useSite } from '../ui/site-context.tsx'
import { Words } from '../ui/words.tsx'

/** What the site asks for, where that goes and what stays here, told from how the site works. */
export function Page() {
  const facts = usePrivacyFacts()
  const { legal } = useContent()
  const kept = keptInBrowser(facts)
  return (
    <>
      <PageHead title={usePages().get('privacy')?.title ?? ''} lede={say.intro} />
      <PageBody>
        <div className="rules legal">
          <Responsible />
          {privacyParts(facts).map(({ id, title, lines }) => (
            <Part key={id} id={id} title={title}>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </Part>
          ))}
          {kept.length > 0 && (
            <Part id="browser" title={say.browser}>
              <p>{say.keeps}</p>
              <ul>
                {kept.map((entry) => (
                  <li key={entry}>{entry}</li>
                ))}
              </ul>
              <p>{say.remove}</p>
            </Part>
          )}
          {legal?.kept && (
            <Part id="time" title={say.time}>
              <p>
                <Words of={legal} field="kept" />
              </p>
            </Part>
          )}
          <Part id="rights" title={say.rights}>
            <p>{say.rightsText}</p>
            <p>{say.rightsWhere}</p>
          </Part>
        </div>
      </PageBody>
    </>
  )
}

/** How this site works, as it was built. */
function usePrivacyFacts(): PrivacyFacts {
  const backend = useBackend()
  const status = backend.status()
  const server = status.kind === 'rest' ? hostOf(status.address) : undefined
  const site = useSite()
  return {
    site,
    features: activeFeatures(site, useFeatures(), usePages()),
    messages: backend.messages,
    requests: backend.requests,
    services: useServices(),
    ...(server === undefined ? {} : { server })
  }
}

function Responsible() {
  const site = useSite()
  const { businessInfo } = site
  const { contactPhone, contactEmail } = businessInfo
  const address = findAddress(site)
  return (
    <Part id="responsible" title={say.responsible}>
      <p>
        <Words of={businessInfo} field="businessName" own />
        {address && (
          <>
            , <Words {...address.source} own />
          </>
        )}
      </p>
      {contactPhone !== '' && (
        <p>
          <Phone />
        </p>
      )}
      {contactEmail !== '' && (
        <p>
          <Email />
        </p>
      )}
      <p>
        <Imprint />
      </p>
    </Part>
  )
}

function Imprint() {
  const imprint = usePages().get('imprint')
  return (
    imprint && (
      <>
        {say.andImprint} <PageLink page="imprint">{imprint.title}</PageLink>
      </>
    )
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="legal-text">{children}</div>
    </section>
  )
}
