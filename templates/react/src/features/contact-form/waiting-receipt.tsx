import { useState } from 'react'
import type { WaitingMessage } from '../../domain/backend/port.ts'
import { contactMessages } from '../../domain/messages/contact.ts'
import { Button } from '../../ui/button.tsx'
import { Phone } from '../../ui/reach.tsx'
import { Receipt } from '../../ui/receipt.tsx'
import { useSite } from '../../ui/site-context.tsx'
import { useClock } from '../../ui/use-client.ts'

interface WaitingReceiptProps {
  message: WaitingMessage
  /** Resolves to whether it is still there. */
  sendNow: (message: WaitingMessage) => Promise<boolean>
  deleteWaiting: (message: WaitingMessage) => void
}

/** The receipt of a message in the outbox, which waits for a network: it was not sent, and nobody is thanked. */
export function WaitingReceipt({ message, sendNow, deleteWaiting }: WaitingReceiptProps) {
  const { contactPhone } = useSite().businessInfo
  const clock = useClock()
  const [tried, setTried] = useState<'no' | 'busy' | 'failed'>('no')
  async function send() {
    setTried('busy')
    const waits = await sendNow(message)
    setTried(waits ? 'failed' : 'no')
  }
  return (
    <Receipt
      state="waits"
      title={message.perhapsSent ? contactMessages.perhapsTitle : contactMessages.keptTitle}
      lead={leadOf(message, tried === 'failed')}
      quote={message.text}
    >
      <p className="state">{contactMessages.waitingSince(clock(message.since))}</p>
      <p className="actions">
        <Button busy={tried === 'busy'} onClick={() => void send()}>
          {tried === 'busy'
            ? contactMessages.sending
            : message.perhapsSent
              ? contactMessages.sendAgain
              : contactMessages.sendNow}
        </Button>
        <Button look="quiet" onClick={() => deleteWaiting(message)}>
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

function leadOf({ perhapsSent }: WaitingMessage, inVain: boolean): string {
  if (perhapsSent) return contactMessages.perhaps
  return inVain ? contactMessages.keptStill : contactMessages.kept
}
