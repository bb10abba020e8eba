import '../../styles/pages/contact.css'
import { contactMessages } from '../../domain/messages/contact.ts'
import { PageBody, PageHead } from '../../ui/page-head.tsx'
import { ContactForm } from './contact-form.tsx'
import { Details } from './details.tsx'

/** The contact page: the form, and beside it where and when the business can be reached. */
export function Page() {
  return (
    <>
      <PageHead title={contactMessages.title} lede={contactMessages.intro} seed="contact" />
      <PageBody>
        <div className="two">
          <ContactForm />
          <Details />
        </div>
      </PageBody>
    </>
  )
}
