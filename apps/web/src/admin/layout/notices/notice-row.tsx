import type { Notice } from '@sitewright/api'
import { IconMail, IconMailOpened } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatDateTime } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { IconButton } from '../../../ui/button.tsx'
import { bellMessages as words } from './messages.ts'
import { markNotice } from './notices.api.ts'
import styles from './notices.module.css'

/** A notice: it leads to what it is about, and is read then. */
export function NoticeRow({ notice, onLeave }: { notice: Notice; onLeave: () => void }) {
  const { id, kind, title, text, link, times, createdAt, readAt } = notice
  const clock = useClock()
  const { mutate } = useMutation(markNotice)
  const isUnread = readAt === null
  const mark = (read: boolean) => mutate({ path: { id }, body: { read } })
  const follow = (): void => {
    if (isUnread) mark(true)
    onLeave()
  }
  const name = (
    <>
      {isUnread && <span className="vh">{`${words.isUnread}: `}</span>}
      {title}
    </>
  )
  const Icon = isUnread ? IconMailOpened : IconMail
  return (
    <li className={styles.notice} data-unread={isUnread || undefined}>
      <div className={styles.text}>
        <div className={styles.title}>
          {link === null ? (
            name
          ) : (
            <Link to={link} className={styles.link} onClick={follow}>
              {name}
            </Link>
          )}
        </div>
        {text !== '' && <div className={styles.about}>{text}</div>}
        <div className={styles.when}>
          <time dateTime={new Date(createdAt).toISOString()}>{formatDateTime(createdAt, clock)}</time>
          {/* The words of suspensions count them already. */}
          {times > 1 && kind !== 'tenant.suspended' && <span className="num">{words.times(times)}</span>}
        </div>
      </div>
      <IconButton label={isUnread ? words.markRead : words.markUnread} onClick={() => mark(isUnread)}>
        <Icon className="i s" aria-hidden />
      </IconButton>
    </li>
  )
}
