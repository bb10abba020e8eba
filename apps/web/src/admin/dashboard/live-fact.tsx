import { accountMessages } from '@sitewright/api/messages'
import { useLiveState } from '../../requests/live-events.tsx'

/** Whether the panel shows changes as they happen. */
export function LiveFact() {
  return (
    <div>
      <dt>Changes</dt>
      <dd>{accountMessages.live[useLiveState()]}</dd>
    </div>
  )
}
