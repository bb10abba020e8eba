import { messageWayIds, messageWays, type MessageWayId } from '@sitewright/catalog'
import type { Messages as MessagesChoice } from '@sitewright/site'
import { isPostAddress } from '@sitewright/site'
import { useState } from 'react'
import { useBuilder } from '../../../state/builder.tsx'
import { useShowPage } from '../../frame/preview-page.ts'
import type { PanelProps } from '../deployment.tsx'
import { Way } from './way.tsx'
import styles from './messages.module.css'

/**
 * How messages of visitors reach the owner. A way that cannot work yet is open here, while the site keeps saying how
 * to call or write: it takes the new way once it has what it needs.
 */
export function Messages({ deployment, merge }: PanelProps) {
  const { messages, platforms } = deployment
  const hasContact = useBuilder((state) => state.selectedFeatures.includes('contact-form'))
  useShowPage(hasContact ? '/contact' : '/')
  const [open, setOpen] = useState<MessageWayId>(messages.way)
  const write = (way: MessageWayId, change: Partial<MessagesChoice>) => {
    const next = { ...messages, ...change }
    merge({ messages: { ...next, way: isComplete(way, next, platforms) ? way : 'call' } })
  }
  return (
    <div>
      <h2 className={styles.title}>How messages reach you</h2>
      <p className={styles.lead}>
        Choose one. If none is set up, your site says how to call or write to you, so that no message is lost.
      </p>
      <ul className={styles.ways} role="radiogroup" aria-label="How messages reach you">
        {messageWayIds.map((id) => (
          <Way
            key={id}
            id={id}
            open={id === open}
            messages={messages}
            platforms={platforms}
            onOpen={() => {
              setOpen(id)
              write(id, {})
            }}
            onWrite={(change) => write(id, change)}
            onGiveUp={() => {
              setOpen('call')
              write('call', {})
            }}
            onFail={() => write('call', {})}
          />
        ))}
      </ul>
    </div>
  )
}

function isComplete(
  way: MessageWayId,
  { address }: MessagesChoice,
  platforms: PanelProps['deployment']['platforms']
): boolean {
  const { hosts = platforms, ...rest } = messageWays[way] as { hosts?: typeof platforms; address?: object }
  const runs = platforms.length === 0 || hosts.some((host) => platforms.includes(host))
  return runs && (rest.address === undefined || isPostAddress(address))
}
