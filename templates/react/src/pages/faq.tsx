import '../styles/ui/panel.css'
import { faqMessages } from '../domain/messages/frame.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PageBody, PageHead } from '../ui/page-head.tsx'
import { Questions } from '../ui/questions.tsx'
import { Email, Phone } from '../ui/reach.tsx'
import { useSite } from '../ui/site-context.tsx'

export function Page() {
  const { businessInfo, content } = useSite()
  const { contactPhone, contactEmail } = businessInfo
  const { faq, callToAction } = content
  return (
    <>
      <PageHead title={faq.title} lede={faqMessages.lede} sample={faq.sample} />
      <PageBody>
        <div className="two">
          <Questions items={faq.items} />
          <aside className="panel panel-tint stack">
            <h2>{faqMessages.stillWondering}</h2>
            <p className="soft">{faqMessages.ask}</p>
            <p className="actions">
              <ButtonLink page={callToAction.action.page}>{callToAction.action.label}</ButtonLink>
            </p>
            {contactPhone && (
              <p>
                <Phone number={contactPhone} />
              </p>
            )}
            {contactEmail && (
              <p>
                <Email address={contactEmail} />
              </p>
            )}
          </aside>
        </div>
      </PageBody>
    </>
  )
}
