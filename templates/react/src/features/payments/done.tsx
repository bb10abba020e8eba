import { useEffect, useRef } from 'react'
import { paymentMessages } from '../../domain/messages/payments.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Payment } from './use-payment.ts'

/** After the demonstration: what would have been paid. */
export function Done({ form, reference }: Payment) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <>
      <Notice tone="success" ref={notice} title={paymentMessages.success}>
        {paymentMessages.reference(reference ?? '')}
      </Notice>
      <p className="actions">
        <Button look="quiet" onClick={() => form.reset()}>
          {paymentMessages.again}
        </Button>
      </p>
    </>
  )
}
