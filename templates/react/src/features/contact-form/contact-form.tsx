import type { ContactMessage } from '../../domain/backend/port.ts'
import { asMail } from '../../domain/contact.ts'
import { contactMessages } from '../../domain/messages/contact.ts'
import { mailLink } from '../../domain/mail-link.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Honeypot } from '../../ui/honeypot.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Phone } from '../../ui/reach.tsx'
import { usePages, useSite } from '../../ui/site-context.tsx'
import { TrialNotice } from '../../ui/trial-notice.tsx'
import { ContactReceipt } from './contact-receipt.tsx'
import { useContact } from './use-contact.ts'
import { WaitingReceipt } from './waiting-receipt.tsx'

/** The contact form; in its place a receipt, once the message was sent or stored. */
export function ContactForm() {
  const contact = useContact()
  const { receipt, waiting } = contact
  if (receipt !== undefined) return <ContactReceipt {...receipt} onAnother={contact.another} />
  if (waiting !== undefined) return <WaitingReceipt message={waiting} {...contact} />
  const failed = contact.stage === 'failed'
  return (
    <Form
      {...contact.props}
      label={contactMessages.title}
      failureTitle={contactMessages.failedTitle}
      plainForm={contact.plainForm}
    >
      {contact.mode === 'draft' && <TrialNotice />}
      <Field {...contact.field('name')} label={contactMessages.name} required autoComplete="name" />
      <Field
        {...contact.field('email')}
        label={contactMessages.email}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <Field {...contact.field('subject')} label={contactMessages.subject} />
      <TextArea {...contact.field('message')} label={contactMessages.message} required rows={6} />
      <Honeypot {...contact.trap} />
      <p className="actions">
        <Button type="submit" busy={contact.busy}>
          {contact.busy ? contactMessages.sending : failed ? contactMessages.again : contactMessages.send}
        </Button>
        {failed && <AsMail {...contact.values} />}
        {contact.started && !failed && (
          <Button look="bare" onClick={contact.discard}>
            {contactMessages.discard}
          </Button>
        )}
      </p>
      <Foot {...contact} failed={failed} />
      {contact.mode === 'server' && <noscript>{contactMessages.needsScript}</noscript>}
    </Form>
  )
}

/** Fallback where sending failed: the same text as an e-mail of the visitor's own. */
function AsMail(values: ContactMessage) {
  const { contactEmail, businessName } = useSite().businessInfo
  if (contactEmail === '') return null
  const { subject, body } = asMail(values)
  const mail = { to: contactEmail, subject: subject || contactMessages.question(businessName), body }
  return (
    <a className="btn btn-quiet" href={mailLink(mail)}>
      <Icon name="mail" />
      {contactMessages.asMail}
    </a>
  )
}

/** The line under the button: the state of sending, or who receives the message. */
function Foot({
  busy,
  failed,
  mode,
  started
}: {
  busy: boolean
  failed: boolean
  mode: string
  started: boolean
}) {
  const { contactPhone, businessName } = useSite().businessInfo
  const privacy = usePages().has('privacy')
  if (busy)
    return (
      <p className="small soft" role="status">
        {contactMessages.onItsWay}
      </p>
    )
  if (failed)
    return contactPhone === '' ? null : (
      <p className="small soft">
        {contactMessages.orCall} <Phone number={contactPhone} />.
      </p>
    )
  return (
    <>
      <p className="small soft">
        {mode === 'draft'
          ? contactMessages.nothingLeaves
          : mode === 'server'
            ? contactMessages.goesToServer(businessName)
            : contactMessages.goesTo(businessName)}{' '}
        {privacy && <PageLink page="privacy">{contactMessages.privacy}</PageLink>}
      </p>
      {started && <p className="small soft">{contactMessages.draftKept}</p>}
    </>
  )
}
