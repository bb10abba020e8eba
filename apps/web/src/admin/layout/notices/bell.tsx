import { IconBell } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { IconButton } from '../../../ui/button.tsx'
import { useOpenOverlay } from '../overlays.tsx'
import styles from './bell.module.css'
import { bellMessages as words } from './messages.ts'
import { unreadQuery } from './notices.api.ts'

/** The bell of the top bar, with the number of unread notices; no number until that is known. */
export function Bell() {
  const open = useOpenOverlay()
  const { data } = useQuery(unreadQuery)
  const unread = data?.unread ?? 0
  const state = data === undefined ? '' : `, ${unread === 0 ? words.none : words.unread(unread)}`
  return (
    <IconButton label={`${words.title}${state}`} className={styles.bell} onClick={() => open('notices')}>
      <IconBell className="i" aria-hidden />
      {unread > 0 && (
        <span className={`num ${styles.count}`} aria-hidden="true">
          {unread > 99 ? words.more : unread}
        </span>
      )}
    </IconButton>
  )
}
