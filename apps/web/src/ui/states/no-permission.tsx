import { Button } from '../button.tsx'
import { stateMessages } from './messages.ts'
import { StatePanel } from './state-panel.tsx'

interface NoPermissionProps {
  /** The permission that is missing, as its string. */
  permission: string
  /** How many can grant it. */
  grantedBy: number
  /** Asks them; without it there is no button. */
  onAsk?: () => void
}

/** What somebody may not see, which permission it needs, and who grants it. */
export function NoPermission({ permission, grantedBy, onAsk }: NoPermissionProps) {
  return (
    <StatePanel
      title={stateMessages.notYours}
      text={
        <>
          {stateMessages.needs} <span className="mono">{permission}</span>.{' '}
          {stateMessages.grantedBy(grantedBy)}
        </>
      }
    >
      {onAsk !== undefined && <Button onClick={onAsk}>{stateMessages.askForIt}</Button>}
    </StatePanel>
  )
}
