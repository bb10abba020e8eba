import { useEffect, useRef, type ReactNode } from 'react'
import { copyText } from '../browser/device.ts'
import { mailLink, receiptIcons, type ReceiptState } from '../domain/contact.ts'
import { contactMessages } from '../domain/features/contact-form.ts'
import { formMessages } from '../domain/messages.ts'
import '../styles/banners.css'
import '../styles/controls.css'
import '../styles/form.css'
import { Button, Icon } from './controls.tsx'
import { useStatus } from './notice.tsx'
import { useSite } from './site-context.tsx'
import { Words } from './words.tsx'

interface ReceiptProps {
  /** Its delivery: accepted, queued, or not sent at all. */
  state: ReceiptState
  title: string
  /** Its delivery, in a sentence. */
  lead: ReactNode
  /** The visitor's own words. */
  quote?: string
  children: ReactNode
}

/** The receipt of a message in place of its form. It takes the focus, which the form's button has lost. */
export function Receipt({ state, title, lead, quote, children }: ReceiptProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [title])
  return (
    <div className={`receipt receipt-${state}`} role="status">
      <h2 ref={heading} tabIndex={-1}>
        {state === 'nothing' ? <Pencil /> : <Icon name={receiptIcons[state]} />}
        {title}
      </h2>
      <p>{lead}</p>
      {quote && <blockquote dir="auto">{quote}</blockquote>}
      {children}
    </div>
  )
}

interface LetterProps {
  subject: string
  body: string
}

/** Preview of an e-mail to the business, a button that opens it in the visitor's mail program, and one that copies the address. */
export function Letter({ subject, body }: LetterProps) {
  const { businessInfo } = useSite()
  const to = businessInfo.contactEmail
  const say = useStatus()
  async function copy() {
    if (await copyText(to)) say(contactMessages.copied)
    else say(contactMessages.notCopied, 'warning')
  }
  return (
    <>
      <div className="letter">
        <dl>
          <div>
            <dt>{contactMessages.to}</dt>
            <dd>
              <bdi>
                <Words of={businessInfo} field="contactEmail" />
              </bdi>
            </dd>
          </div>
          <div>
            <dt>{contactMessages.subject}</dt>
            <dd>{subject}</dd>
          </div>
        </dl>
        <p>{body}</p>
      </div>
      <p className="actions">
        <a className="btn" href={mailLink({ to, subject, body })}>
          <Icon name="mail" />
          {contactMessages.writeMail}
        </a>
        <Button look="quiet" onClick={() => void copy()}>
          {contactMessages.copyAddress}
        </Button>
      </p>
      <p className="small soft">{contactMessages.ownProgram}</p>
    </>
  )
}

/** The pencil of drafts, as a picture. */
export function Pencil() {
  return (
    <span className="draft-sign" aria-hidden="true">
      <span className="pencil">
        <Icon name="edit" />
      </span>
    </span>
  )
}

/** Stands above a form that only tries itself out: what is entered goes nowhere. */
export function TrialNotice({
  title = formMessages.trialTitle,
  children = formMessages.trial
}: {
  title?: string
  children?: ReactNode
}) {
  return (
    <div className="notice notice-draft">
      <Pencil />
      <div>
        <h2>{title}</h2>
        <p>{children}</p>
      </div>
    </div>
  )
}
