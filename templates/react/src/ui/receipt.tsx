import '../styles/ui/receipt.css'
import { useEffect, useRef, type ReactNode } from 'react'
import { receiptIcons, type ReceiptState } from '../domain/contact.ts'
import { Icon } from './icon.tsx'
import { Pencil } from './trial-notice.tsx'

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
