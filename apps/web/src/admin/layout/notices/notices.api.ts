import { mutation, query } from '../../../requests/request.ts'
import { toast } from '../../../ui/toast.ts'
import { bellMessages as words } from './messages.ts'

/** How many of one's notices are unread. */
export const unreadQuery = query(['notices', 'unread'], 'GET /api/admin/notices', { query: { limit: 1 } })

export function noticePageQuery(shown: 'all' | 'unread', before: string | undefined) {
  return query(['notices', 'page', shown, before ?? ''], 'GET /api/admin/notices', {
    query: {
      limit: 25,
      ...(shown === 'unread' ? { unread: 'true' as const } : {}),
      ...(before === undefined ? {} : { before })
    }
  })
}

const onFailure = ({ message }: { message: string }): void =>
  toast({ tone: 'danger', title: words.readFailed, text: message })

/** Marks a notice as read, or as unread. */
export const markNotice = mutation('POST /api/admin/notices/{id}/read', {
  invalidates: ['notices'],
  onFailure
})

/** Marks all notices up to a time as read. */
export const markAllNotices = mutation('POST /api/admin/notices/read', {
  invalidates: ['notices'],
  onFailure
})
