import { accountMessages } from '@sitewright/api/messages'
import { useLiveState } from '../../../requests/live-events.tsx'
import { useView } from '../../../sign-in/auth.tsx'
import { dashboardMessages } from './messages.ts'
import { layoutMessages as words } from '../../layout/messages.ts'

/** Whether the panel shows changes as they happen. */
export function LiveFact() {
  const live = accountMessages.live[useLiveState()]
  const isViewing = useView() !== undefined
  return (
    <div>
      <dt>{dashboardMessages.changes}</dt>
      <dd>{isViewing ? words.notFollowed : live}</dd>
    </div>
  )
}
