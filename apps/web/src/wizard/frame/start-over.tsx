import { messages, snapshotOf } from '@sitewright/builder'
import { IconRotateClockwise } from '@tabler/icons-react'
import { useState } from 'react'
import { useBuilder, useBuilderStore } from '../../builder/builder-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { frameMessages } from './messages.ts'
import { uiMessages } from '../../ui/messages.ts'
import styles from './start-over.module.css'

/** Resets the wizard after a confirmation, and offers undo. */
export function StartOver() {
  const store = useBuilderStore()
  const generating = useBuilder((state) => state.isGenerating)
  const [asking, setAsking] = useState(false)
  const reset = () => {
    const snapshot = snapshotOf(store.get())
    store.dispatch({ type: 'reset' })
    setAsking(false)
    toast({
      tone: 'success',
      text: messages.startedOver,
      durationMs: false,
      action: { label: uiMessages.undo, run: () => store.dispatch({ type: 'restore', snapshot }) }
    })
  }
  return (
    <>
      <Button
        kind="quiet"
        size="sm"
        className={styles.start}
        disabled={generating}
        onClick={() => setAsking(true)}
      >
        <IconRotateClockwise className="i s" aria-hidden />
        <span>{frameMessages.startOver}</span>
      </Button>
      <Dialog title={frameMessages.startOver} opened={asking} onClose={() => setAsking(false)} size={460}>
        <p className="muted">{messages.startOverQuestion}</p>
        <div className="dialog-footer">
          <Button data-autofocus onClick={() => setAsking(false)}>
            {frameMessages.keepAnswers}
          </Button>
          <Button kind="go" onClick={reset}>
            {frameMessages.startOver}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
