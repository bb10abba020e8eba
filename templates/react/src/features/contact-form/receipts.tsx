import type { WaitingMessage } from '../../domain/backend/port.ts'
import { waitingTexts } from '../../domain/contact.ts'
import { contactMessages } from '../../domain/messages/contact.ts'
import type { ContactReceipt, ContactState } from '../../domain/sessions/contact.ts'
import { Button } from '../../ui/button.tsx'
import { Phone } from '../../ui/reach.tsx'
import { Receipt } from '../../ui/receipt.tsx'
import { useSite } from '../../ui/site-context.tsx'
import { useClock } from '../../ui/use-client.ts'

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

interface WaitingReceiptProps {
  message: WaitingMessage
  attempt: ContactState['attempt']
  onSend: () => void
  onDelete: () => void
}

/** The receipt of a message in the outbox, which waits for a network: it was not sent, and nobody is thanked. */
export function WaitingReceipt({ message, attempt, onSend, onDelete }: WaitingReceiptProps) {
  const { contactPhone } = useSite().businessInfo
  const clock = useClock()
  const { title, lead, send } = waitingTexts(message, attempt)
  return (
    <Receipt state="waits" title={title} lead={lead} quote={message.text}>
      <p className="state">{contactMessages.waitingSince(clock(message.since))}</p>
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
          {contactMessages.urgent} <Phone number={contactPhone} />.
        </p>
      )}
    </Receipt>
  )
}
