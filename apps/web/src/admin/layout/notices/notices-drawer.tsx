import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SegmentedControl } from '../../../ui/choice.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { bellMessages as words } from './messages.ts'
import { NoticePages } from './notice-pages.tsx'
import { markAllNotices, noticePageQuery, unreadQuery } from './notices.api.ts'
import styles from './notices.module.css'

const choices = (['all', 'unread'] as const).map((value) => ({ value, label: words.shown[value] }))

interface NoticesDrawerProps {
  opened: boolean
  onClose: () => void
}

/** The notices behind the bell, the newest first. */
export function NoticesDrawer({ opened, onClose }: NoticesDrawerProps) {
  const [shown, setShown] = useState<'all' | 'unread'>('all')
  return (
    <Drawer
      title={words.title}
      opened={opened}
      onClose={onClose}
      closeLabel={words.close}
      size="min(440px, 100vw)"
      classNames={{ content: `dense pane ${styles.drawer}`, body: styles.body ?? '' }}
    >
      <div className={styles.tools}>
        <SegmentedControl
          label={words.show}
          name="notices"
          value={shown}
          options={choices}
          onChange={setShown}
        />
        <ReadAll />
      </div>
      <NoticePages key={shown} shown={shown} onShowAll={() => setShown('all')} onLeave={onClose} />
    </Drawer>
  )
}

/** Marks all that was seen as read; what comes meanwhile stays unread. */
function ReadAll() {
  const { data: counted } = useQuery(unreadQuery)
  const { data: newest } = useQuery(noticePageQuery('all', undefined))
  const { mutate, isPending } = useMutation(markAllNotices)
  const upTo = newest?.notices[0]?.createdAt
  const isIdle = upTo === undefined || counted?.unread === 0 || isPending
  return (
    <Button
      aria-disabled={isIdle || undefined}
      onClick={() => {
        if (!isIdle) mutate({ body: { upTo } })
      }}
    >
      {words.readAll}
    </Button>
  )
}
