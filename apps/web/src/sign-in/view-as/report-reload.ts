import { toast } from '../../ui/toast.ts'
import { getServerConnection } from '../server-connection.ts'
import { viewMessages as messages } from './messages.ts'
import { takeViewMark } from './view-marker.ts'

/**
 * Says that a page which was loaded anew is one's own again, and ends on the server what is left of the view. A copy of
 * the tab bears the mark as well, and ends nothing: its original may go on.
 */
export async function reportReload(): Promise<void> {
  const { session, viewAs } = getServerConnection()
  if (viewAs.get().kind !== 'off') return
  const name = takeViewMark()
  if (name === undefined) return
  toast({ tone: 'warning', title: messages.hasEnded(name), text: messages.reloaded, durationMs: false })
  if (!isReloaded()) return
  await session.start()
  if (session.get().kind === 'signed-in') await session.call('POST /api/admin/view-as/end', { body: {} })
}

function isReloaded(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((load) => load instanceof PerformanceNavigationTiming && load.type === 'reload')
}
