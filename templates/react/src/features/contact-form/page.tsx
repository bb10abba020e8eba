import '../../styles/pages/contact.css'
import { contactHead } from '../../domain/contact.ts'
import { useBackend } from '../../ui/backend.tsx'
import { PageBody, PageHead } from '../../ui/page-head.tsx'
import { useSite } from '../../ui/site-context.tsx'
import { CallOrWrite } from './call-or-write.tsx'
import { ContactForm } from './contact-form.tsx'
import { Details } from './details.tsx'

/**
 * The contact page: a form where messages are delivered, else the telephone and an e-mail; beside it how to reach the
 * business.
 */
export function Page() {
  const noForm = useBackend().messages === 'call'
  const { title, lede } = contactHead(useSite().businessInfo, !noForm)
  return (
    <>
      <PageHead title={title} lede={lede} seed="contact" />
      <PageBody>
        <div className="two">
          {noForm ? <CallOrWrite /> : <ContactForm />}
          <Details ways={!noForm} />
        </div>
      </PageBody>
    </>
  )
}
