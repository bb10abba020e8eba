import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryBoundary } from '../../../requests/query-boundary.tsx'
import { Button } from '../../../ui/button.tsx'
import { bellMessages as words } from './messages.ts'
import { NoticeRow } from './notice-row.tsx'
import { noticePageQuery } from './notices.api.ts'
import styles from './notices.module.css'

interface NoticePagesProps {
  shown: 'all' | 'unread'
  onShowAll: () => void
  /** Called where a notice led to another page. */
  onLeave: () => void
}

/** Pages of notices, as many as were asked for. */
export function NoticePages({ shown, onShowAll, onLeave }: NoticePagesProps) {
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined])
  return cursors.map((cursor, index) => (
    <NoticePage
      key={cursor ?? ''}
      shown={shown}
      before={cursor}
      onShowAll={onShowAll}
      onLeave={onLeave}
      onOlder={index === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : undefined}
    />
  ))
}

interface NoticePageProps extends NoticePagesProps {
  before: string | undefined
  /** Asks for the next page; undefined where that is there. */
  onOlder: ((next: string) => void) | undefined
}

function NoticePage({ shown, before, onShowAll, onLeave, onOlder }: NoticePageProps) {
  const query = useQuery(noticePageQuery(shown, before))
  return (
    <QueryBoundary query={query} rows={4}>
      {({ notices, next }) => (
        <>
          {before === undefined && notices.length === 0 && <NoNotices shown={shown} onShowAll={onShowAll} />}
          {notices.length > 0 && (
            <ul className={styles.list}>
              {notices.map((notice) => (
                <NoticeRow key={notice.id} notice={notice} onLeave={onLeave} />
              ))}
            </ul>
          )}
          {next !== null && onOlder !== undefined && (
            <div className={styles.older}>
              <Button onClick={() => onOlder(next)}>{words.older}</Button>
            </div>
          )}
        </>
      )}
    </QueryBoundary>
  )
}

function NoNotices({ shown, onShowAll }: Pick<NoticePagesProps, 'shown' | 'onShowAll'>) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{shown === 'all' ? words.empty : words.noneUnread}</p>
      {shown === 'all' ? <p>{words.emptyNote}</p> : <Button onClick={onShowAll}>{words.showAll}</Button>}
    </div>
  )
}
