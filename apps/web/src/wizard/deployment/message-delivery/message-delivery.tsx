import { messageWayIds, messageWayOf, type MessageWayId } from '@sitewright/catalog'
import { canDeliver, messagesWith } from '@sitewright/builder'
import type { MessageDelivery as MessagesChoice } from '@sitewright/site'
import { useState } from 'react'
import { useBuilder, useBuilderStore } from '../../../builder/builder-context.tsx'
import { useShowPage } from '../../frame/preview-page.ts'
import type { PanelProps } from '../deployment.tsx'
import { findTestResult } from './test-results.ts'
import { DeliveryMethod } from './delivery-method.tsx'
import { deliveryMessages } from './delivery-messages.ts'
import styles from './message-delivery.module.css'

type Target = Pick<MessagesChoice, 'address' | 'accessKey'>
const noTarget: Target = { address: '', accessKey: '' }

/**
 * Chooses the delivery of visitors' messages. A way that is not ready can be edited here, while the site keeps saying
 * how to call or write until it is.
 */
export function MessageDelivery({ deployment, merge }: PanelProps) {
  const { messages, platforms } = deployment
  const store = useBuilderStore()
  const hasContact = useBuilder((state) => state.site.selectedFeatures.includes('contact-form'))
  useShowPage(hasContact ? '/contact' : '/')
  const [open, setOpen] = useState<MessageWayId>(messages.way)
  // The endpoint of a form service is none of one's own server, so each way keeps its own.
  const [targets, setTargets] = useState<Partial<Record<MessageWayId, Target>>>(() => ({
    [messages.way === 'server' ? 'server' : 'form']: messages
  }))
  const targetOf = (way: MessageWayId): Target =>
    messageWayOf(way).address === undefined ? messages : (targets[way] ?? noTarget)
  const write = (way: MessageWayId, change: Partial<Target>) => {
    const { address, accessKey } = { ...targetOf(way), ...change }
    if (messageWayOf(way).address !== undefined) setTargets({ ...targets, [way]: { address, accessKey } })
    const failed = way === 'form' && findTestResult({ address, accessKey })?.state === 'failed'
    merge({ messages: messagesWith(store.get().site, failed ? 'call' : way, { address, accessKey }) })
  }
  return (
    <div>
      <h2 className={styles.title}>{deliveryMessages.title}</h2>
      <p className={styles.lead}>{deliveryMessages.lead}</p>
      <ul className={styles.ways} role="radiogroup" aria-label={deliveryMessages.title}>
        {messageWayIds.map((id) => {
          const own: MessagesChoice = { ...messages, ...targetOf(id), way: id }
          return (
            <DeliveryMethod
              key={id}
              id={id}
              open={id === open}
              messages={own}
              ready={canDeliver(store.get().site, own)}
              platforms={platforms}
              onOpen={() => {
                setOpen(id)
                write(id, {})
              }}
              onWrite={(change) => write(id, change)}
              onCancel={() => {
                setOpen('call')
                write('call', {})
              }}
              onFail={() => write('call', targetOf(id))}
            />
          )
        })}
      </ul>
    </div>
  )
}
