import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { clock } from '../../browser/device.ts'
import type { ContactMessage, WaitingMessage } from '../../domain/backend/port.ts'
import { asMail, hasText, mailLink, recipientText, subjectAbout, waitingTexts } from '../../domain/contact.ts'
import { contactMessages } from '../../domain/features/contact-form.ts'
import {
  createContact,
  type Contact,
  type ContactReceipt,
  type ContactState
} from '../../domain/sessions/contact.ts'
import { useBackend, useObservable, useStore, useTimeOfDay } from '../../ui/hooks.tsx'
import { Button, Icon, PageLink } from '../../ui/controls.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { Form, Honeypot, useFormSession } from '../../ui/form.tsx'
import { useStatus } from '../../ui/notice.tsx'
import { Phone } from '../../ui/reach.tsx'
import { Receipt, TrialNotice } from '../../ui/receipt.tsx'
import { usePages, useSite } from '../../ui/site-context.tsx'

/** The contact form; in its place a receipt, once the message was sent or stored. */
export function ContactForm() {
  const backend = useBackend()
  const store = useStore()
  const say = useStatus()
  const site = useSite()
  const [query] = useSearchParams()
  const about = subjectAbout(site, query.get('about'))
  const contact = useMemo(
    () => createContact({ backend, store, now: clock.now, say, about }),
    [backend, store, say, about]
  )
  const { receipt, waiting, attempt } = useObservable(contact)
  if (receipt !== undefined) return <SentReceipt {...receipt} onAnother={contact.writeAnother} />
  if (waiting !== undefined)
    return (
      <WaitingReceipt
        message={waiting}
        attempt={attempt}
        onSend={() => void contact.sendNow()}
        onDelete={contact.deleteWaiting}
      />
    )
  return <Fields contact={contact} />
}

function Fields({ contact }: { contact: Contact }) {
  const { plainForm } = useBackend()
  const { field, props, stage, values, busy } = useFormSession(contact.form, contact.submit)
  const failed = stage === 'failed'
  const started = !busy && hasText(values)
  return (
    <Form
      {...props}
      label={contactMessages.title}
      failureTitle={contactMessages.failedTitle}
      plainForm={plainForm}
    >
      {contact.mode === 'draft' && <TrialNotice />}
      <Field {...field('name')} label={contactMessages.name} required autoComplete="name" />
      <Field
        {...field('email')}
        label={contactMessages.email}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <Field {...field('subject')} label={contactMessages.subject} />
      <TextArea {...field('message')} label={contactMessages.message} required rows={6} />
      <Honeypot {...field('trap')} name={contact.trap} />
      <p className="actions">
        <Button type="submit" busy={busy}>
          {busy ? contactMessages.sending : failed ? contactMessages.again : contactMessages.send}
        </Button>
        {failed && <AsMail {...values} />}
        {started && !failed && (
          <Button look="bare" onClick={contact.discardDraft}>
            {contactMessages.discard}
          </Button>
        )}
      </p>
      <Foot mode={contact.mode} stage={stage} started={started} />
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

interface FootProps {
  mode: Contact['mode']
  stage: ReturnType<Contact['form']['get']>['stage']
  started: boolean
}

/** The line under the button: the state of sending, or who receives the message. */
function Foot({ mode, stage, started }: FootProps) {
  const { contactPhone, businessName } = useSite().businessInfo
  const privacy = usePages().has('privacy')
  if (stage === 'sending')
    return (
      <p className="small soft" role="status">
        {contactMessages.onItsWay}
      </p>
    )
  if (stage === 'failed')
    return contactPhone === '' ? null : (
      <p className="small soft">
        {contactMessages.orCall} <Phone />.
      </p>
    )
  return (
    <>
      <p className="small soft">
        {recipientText(mode, businessName)}{' '}
        {privacy && <PageLink page="privacy">{contactMessages.privacy}</PageLink>}
      </p>
      {started && <p className="small soft">{contactMessages.draftKept}</p>}
    </>
  )
}

/** The receipt, once the message was accepted; where the site is a draft, that nothing was sent. */
export function SentReceipt({
  mode,
  receiver = contactMessages.ownMailer,
  text,
  email,
  at,
  onAnother
}: ContactReceipt & { onAnother: () => void }) {
  const { businessName } = useSite().businessInfo
  const timeOf = useTimeOfDay()
  const another = (
    <p className="actions">
      <Button look="quiet" onClick={onAnother}>
        {contactMessages.another}
      </Button>
    </p>
  )
  if (mode === 'draft')
    return (
      <Receipt
        state="nothing"
        title={contactMessages.nothingSentTitle}
        lead={contactMessages.nothingSent}
        quote={text}
      >
        {another}
      </Receipt>
    )
  const lead = (
    <>
      {contactMessages.acceptedFor(businessName)} {contactMessages.answerTo}{' '}
      <b>
        <bdi>{email}</bdi>
      </b>
      .
    </>
  )
  return (
    <Receipt state="taken" title={contactMessages.sentTitle} lead={lead} quote={text}>
      <p className="state">{contactMessages.accepted(receiver, timeOf(at))}</p>
      {another}
    </Receipt>
  )
}

interface WaitingReceiptProps {
  message: WaitingMessage
  attempt: ContactState['attempt']
  onSend: () => void
  onDelete: () => void
}

/** The receipt of a message in the outbox, which waits for a network: it was not sent, and nobody is thanked. */
export function WaitingReceipt({ message, attempt, onSend, onDelete }: WaitingReceiptProps) {
  const { contactPhone } = useSite().businessInfo
  const timeOf = useTimeOfDay()
  const { title, lead, send } = waitingTexts(message, attempt)
  return (
    <Receipt state="waits" title={title} lead={lead} quote={message.text}>
      <p className="state">{contactMessages.waitingSince(timeOf(message.since))}</p>
      <p className="actions">
        <Button busy={attempt === 'running'} onClick={onSend}>
          {send}
        </Button>
        <Button look="quiet" onClick={onDelete}>
          {contactMessages.deleteIt}
        </Button>
      </p>
      {contactPhone !== '' && (
        <p className="small soft">
          {contactMessages.urgent} <Phone />.
        </p>
      )}
    </Receipt>
  )
}
