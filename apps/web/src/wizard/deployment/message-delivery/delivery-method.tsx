import { messageWayOf, type HostId, type MessageWayId } from '@sitewright/catalog'
import type { MessageDelivery } from '@sitewright/site'
import { IconCheck } from '@tabler/icons-react'
import { useBuilder } from '../../../builder/builder-context.tsx'
import type { Tone } from '../../../ui/tone.ts'
import { testSubjectOf, useTestResult, type TestResult } from './test-results.ts'
import { DeliveryMethodDetails } from './delivery-method-details.tsx'
import { deliveryMessages } from './delivery-messages.ts'
import styles from './message-delivery.module.css'

export interface DeliveryMethodProps {
  id: MessageWayId
  open: boolean
  /** The way with its own endpoint. */
  messages: MessageDelivery
  /** All its requirements are met. */
  ready: boolean
  platforms: readonly HostId[]
  onOpen: () => void
  onWrite: (change: Partial<MessageDelivery>) => void
  /** Falls back to call or write. */
  onCancel: () => void
  /** A test failed: the site keeps saying how to call or write. */
  onFail: () => void
}

/** A way as a radio button, with its open requirements; only the chosen one is expanded. */
export function DeliveryMethod(props: DeliveryMethodProps) {
  const { id, open, onOpen } = props
  const { name, about } = messageWayOf(id)
  const { contactEmail, contactPhone } = useBuilder((state) => state.site.businessInfo)
  const tested = useTestResult(testSubjectOf(props.messages, contactEmail))
  const badge = wayBadge(props, tested, contactEmail !== '' || contactPhone !== '')
  return (
    <li className={open ? `${styles.way} ${styles.on}` : styles.way}>
      <label>
        <input
          type="radio"
          name="message-way"
          checked={open}
          onChange={onOpen}
          {...(id === 'call' ? { id: 'deployment.messages.way' } : {})}
        />
        <span>
          <b className={styles.name}>{name}</b>
          <span className={styles.about}>{about}</span>
        </span>
        <span className={`badge ${badge.tone}`}>
          {badge.tone === 'success' && <IconCheck className="i" aria-hidden />}
          {badge.text}
        </span>
      </label>
      {open && <DeliveryMethodDetails {...props} />}
    </li>
  )
}

interface WayBadge {
  text: string
  tone: Extract<Tone, 'success' | 'danger'> | ''
}

/** The status badge of a way. */
function wayBadge(
  { id, open, ready, messages }: DeliveryMethodProps,
  tested: TestResult | undefined,
  reachable: boolean
): WayBadge {
  const { needs = '', address } = messageWayOf(id)
  if (id === 'call')
    return reachable ? { text: deliveryMessages.ready, tone: 'success' } : { text: needs, tone: '' }
  if (!ready)
    return { text: address && messages.address !== '' ? deliveryMessages.needsKey : needs, tone: '' }
  if (tested?.state === 'failed') return { text: deliveryMessages.failed, tone: 'danger' }
  if (tested?.state === 'arrived') return { text: deliveryMessages.ready, tone: 'success' }
  if (address !== undefined) return { text: deliveryMessages.notTested, tone: '' }
  // Only the deployed site shows whether there is a mail key or PHP.
  return { text: open || id === 'netlify' ? deliveryMessages.testAfterUpload : needs, tone: '' }
}
