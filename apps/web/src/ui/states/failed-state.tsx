import { IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../button.tsx'
import { copyText } from '../clipboard.ts'
import { uiMessages } from '../messages.ts'
import { Status } from '../status.tsx'
import { stateMessages } from './messages.ts'
import { StatePanel } from './state-panel.tsx'

interface FailedStateProps {
  /** Such as `People could not be loaded`. */
  title: string
  /** Why, as far as is known. */
  detail: string
  /** Finds the call in the server's log. */
  traceId?: string | undefined
  onRetry: () => void
}

/** A failure and its reason, in the panel in place of the content. */
export function FailedState({ title, detail, traceId, onRetry }: FailedStateProps) {
  const [isCopied, setCopied] = useState(false)
  return (
    <StatePanel
      isAlert
      title={<Status tone="danger">{title}</Status>}
      text={
        <>
          {detail} {traceId !== undefined && <span className="mono">{uiMessages.trace(traceId)}</span>}
        </>
      }
    >
      <Button onClick={onRetry}>
        <IconRefresh className="i" aria-hidden />
        {uiMessages.tryAgain}
      </Button>
      {traceId !== undefined && (
        <Button kind="quiet" onClick={() => void copyText(traceId).then(setCopied)}>
          {isCopied ? stateMessages.traceCopied : stateMessages.copyTrace}
        </Button>
      )}
    </StatePanel>
  )
}
