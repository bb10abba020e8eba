import '../styles/controls.css'
import { faqMessages } from '../domain/messages.ts'
import { Email, MainAction, Phone } from '../ui/reach.tsx'
import { PageBody, PageHead } from '../ui/page-head.tsx'
import { Questions } from '../ui/content.tsx'
import { useSite } from '../ui/site-context.tsx'
import { Words } from '../ui/words.tsx'
import { Page as NotFound } from './not-found.tsx'

export function Page() {
  const { businessInfo, content } = useSite()
  const { contactPhone, contactEmail } = businessInfo
  const { faq, callToAction } = content
  if (faq === undefined) return <NotFound />
  return (
    <>
      <PageHead title={<Words of={faq} field="title" />} lede={faqMessages.lede} seed={faq.title} />
      <PageBody>
        <div className="two">
          <Questions items={faq.items} />
          <aside className="panel panel-tint stack">
            <h2>{faqMessages.stillWondering}</h2>
            <p className="soft">{faqMessages.ask}</p>
            <p className="actions">
              <MainAction action={callToAction.action} />
            </p>
            {contactPhone && (
              <p>
                <Phone />
              </p>
            )}
            {contactEmail && (
              <p>
                <Email />
              </p>
            )}
          </aside>
        </div>
      </PageBody>
    </>
  )
}
