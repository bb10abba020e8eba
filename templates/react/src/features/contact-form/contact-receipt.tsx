import { contactMessages } from '../../domain/messages/contact.ts'
import { Button } from '../../ui/button.tsx'
import { Receipt } from '../../ui/receipt.tsx'
import { useSite } from '../../ui/site-context.tsx'
import { useClock } from '../../ui/use-client.ts'

export interface Sent {
  mode: 'draft' | 'carried' | 'server'
  /** Who took it. */
  receiver?: string
  text: string
  email: string
  /** Milliseconds since 1970. */
  at: number
}

/** The receipt, once the message was accepted; where the site is a trial, that nothing was sent. */
export function ContactReceipt({
  mode,
  receiver = contactMessages.ownMailer,
  text,
  email,
  at,
  onAnother
}: Sent & { onAnother: () => void }) {
  const { businessName } = useSite().businessInfo
  const clock = useClock()
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
      <p className="state">{contactMessages.accepted(receiver, clock(at))}</p>
      {another}
    </Receipt>
  )
}
