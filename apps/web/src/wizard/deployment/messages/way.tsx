import { messageWayOf, type HostId, type MessageWayId } from '@sitewright/catalog'
import type { Messages } from '@sitewright/site'
import { IconCheck } from '@tabler/icons-react'
import { useTested, type Tested } from './tested.ts'
import { WayMore } from './way-more.tsx'
import styles from './messages.module.css'

export interface WayProps {
  id: MessageWayId
  open: boolean
  messages: Messages
  platforms: readonly HostId[]
  onOpen: () => void
  onWrite: (change: Partial<Messages>) => void
  /** Call or write is taken instead. */
  onGiveUp: () => void
  /** A test failed: the site keeps saying how to call or write. */
  onFail: () => void
}

/** A way as a radio button, with what it still needs; only the chosen one is open. */
export function Way(props: WayProps) {
  const { id, open, messages, platforms, onOpen } = props
  const { name, about } = messageWayOf(id)
  const badge = badgeOf(id, messages, platforms, useTested(messages))
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
        <span className={`badge ${badge.look}`}>
          {badge.look === 'good' && <IconCheck className="i" aria-hidden />}
          {badge.text}
        </span>
      </label>
      {open && <WayMore {...props} />}
    </li>
  )
}

interface Badge {
  text: string
  look: 'good' | 'bad' | ''
}

/** How far a way is from working. */
function badgeOf(
  id: MessageWayId,
  { address }: Messages,
  platforms: readonly HostId[],
  tested: Tested | undefined
): Badge {
  const { needs = '', hosts, address: wanted } = messageWayOf(id)
  if (id === 'call') return { text: 'Ready', look: 'good' }
  if (wanted !== undefined) {
    if (address === '') return { text: needs, look: '' }
    if (id === 'server' || tested === undefined) return { text: 'Not tested yet', look: '' }
    return tested.state === 'arrived' ? { text: 'Ready', look: 'good' } : { text: 'Not working', look: 'bad' }
  }
  if (id === 'netlify' && hosts?.some((host) => platforms.includes(host)))
    return { text: 'Test after upload', look: '' }
  return { text: needs, look: '' }
}
