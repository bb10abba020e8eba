import { IconCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { deliveryMessages as messages } from './delivery-messages.ts'
import styles from './message-delivery.module.css'

/** A requirement of a way: met, or still to do. */
export function Requirement({ met, children }: { met: boolean; children: ReactNode }) {
  const Sign = met ? IconCheck : IconInfoCircle
  return (
    <li className={met ? undefined : styles.open}>
      <Sign className="i" aria-hidden />
      <span>
        {!met && <span className="vh">{messages.stillNeeded} </span>}
        {children}
      </span>
    </li>
  )
}
