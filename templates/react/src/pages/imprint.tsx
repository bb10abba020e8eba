import '../styles/page.css'
import '../styles/controls.css'
import { imprintMessages as say } from '../domain/privacy-messages.ts'
import { findAddress, imprintFacts } from '../domain/privacy.ts'
import { addressLines } from '../domain/text.ts'
import { PageBody, PageHead } from '../ui/page-head.tsx'
import { Email, Phone } from '../ui/reach.tsx'
import { usePages, useSite } from '../ui/site-context.tsx'
import { Words } from '../ui/words.tsx'

/** Who is behind the site: the owner's facts, and what a law may ask for besides. */
export function Page() {
  const site = useSite()
  const { businessInfo, content } = site
  const { contactPhone, contactEmail } = businessInfo
  const address = findAddress(site)
  const { legal = {} } = content
  return (
    <>
      <PageHead title={usePages().get('imprint')?.title ?? ''} lede={say.intro} />
      <PageBody>
        <dl className="pairs legal-facts">
          <div>
            <dt>{say.business}</dt>
            <dd>
              <Words of={businessInfo} field="businessName" own />
            </dd>
          </div>
          {address && (
            <div>
              <dt>{say.address}</dt>
              <dd>
                {addressLines(address.text).map((line) => (
                  <span key={line}>
                    <Words {...address.source} own>
                      {line}
                    </Words>
                  </span>
                ))}
              </dd>
            </div>
          )}
          {contactPhone !== '' && (
            <div>
              <dt>{say.phone}</dt>
              <dd>
                <Phone />
              </dd>
            </div>
          )}
          {contactEmail !== '' && (
            <div>
              <dt>{say.email}</dt>
              <dd>
                <Email />
              </dd>
            </div>
          )}
          {imprintFacts.map(
            (fact) =>
              legal[fact] && (
                <div key={fact}>
                  <dt>{say[fact]}</dt>
                  <dd>
                    <Words of={legal} field={fact} />
                  </dd>
                </div>
              )
          )}
        </dl>
      </PageBody>
    </>
  )
}
