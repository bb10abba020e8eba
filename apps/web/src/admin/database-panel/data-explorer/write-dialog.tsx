import type { DatabaseConnection, DatabaseWrite } from '@sitewright/api'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { readNow, subscribeToSeconds } from '../../../ui/age/seconds.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.ts'
import { commitWrite, rollBackWrite, writeQuery } from './data-explorer.api.ts'
import { explorerMessages as words } from './data-explorer-messages.ts'
import styles from './data-explorer.module.css'
import { TouchedRows } from './touched-rows.tsx'
import { WriteFacts } from './write-facts.tsx'

interface WriteDialogProps {
  connection: DatabaseConnection
  begun: DatabaseWrite
  /** Ends it; with the write where it was committed. */
  onDone: (committed?: DatabaseWrite) => void
}

const lookMs = 2000

/** A held write: its rows before and after, the time that is left, and commit or roll back. */
export function WriteDialog({ connection, begun, onDone }: WriteDialogProps) {
  const { data } = useQuery({ ...writeQuery(begun.id), refetchInterval: lookMs })
  const write = data?.write ?? begun
  const onError = (error: Error): void => toast({ tone: 'danger', text: error.message })
  const commit = useMutation({
    ...commitWrite,
    onError,
    onSuccess: ({ write: done }) => {
      toast({ tone: 'success', text: words.committed(done.rows) })
      onDone(done)
    }
  })
  const rollBack = useMutation({
    ...rollBackWrite,
    onError,
    onSuccess: () => {
      toast({ tone: 'info', text: words.rolledBack })
      onDone()
    }
  })
  const isHeld = write.state === 'held'
  const path = { id: write.id }
  const close = (): void => {
    if (!isHeld) onDone()
    else if (!rollBack.isPending && !commit.isPending) rollBack.mutate({ path, body: {} })
  }
  return (
    <Dialog
      title={words.writeTitle(connection.name)}
      opened
      onClose={close}
      size={860}
      persistent={isHeld}
      fillsPhone
    >
      {write.statement !== null && <pre className={styles.statement}>{write.statement}</pre>}
      <div className={styles.halves}>
        <TouchedRows write={write} />
        <WriteFacts write={write} />
      </div>
      {isHeld ? (
        <Decision
          connection={connection}
          write={write}
          isBusy={commit.isPending || rollBack.isPending}
          onCommit={(name) => commit.mutate({ path, body: name === undefined ? {} : { name } })}
          onRollBack={close}
        />
      ) : (
        <Ended write={write} onClose={() => onDone()} />
      )}
    </Dialog>
  )
}

interface DecisionProps extends Pick<WriteDialogProps, 'connection'> {
  write: DatabaseWrite
  isBusy: boolean
  onCommit: (name?: string) => void
  onRollBack: () => void
}

function Decision({ connection, write, isBusy, onCommit, onRollBack }: DecisionProps) {
  const [typed, setTyped] = useState('')
  const [offset] = useState(() => write.now - Date.now())
  const now = useSyncExternalStore(subscribeToSeconds, readNow)
  // The clock has whole seconds: rounded down, it never tells of more time than there is.
  const left = Math.max(0, Math.floor((write.expiresAt - offset - now) / 1000))
  const isNamed = !connection.production || typed === connection.name
  return (
    <>
      {connection.production && (
        <TextField
          label={words.typeName(connection.name)}
          value={typed}
          inputClass="mono"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <div className={styles.decision}>
        <p className={styles.left}>
          <b className="num">{words.left(left)}</b>
          <span>{words.leftText}</span>
        </p>
        <div className={styles.acts}>
          <Button onClick={onRollBack} data-autofocus>
            {words.rollBack}
          </Button>
          <Button
            className="destroy"
            aria-disabled={!isNamed || isBusy || undefined}
            onClick={() => {
              if (isNamed && !isBusy) onCommit(connection.production ? typed : undefined)
            }}
          >
            {words.commit(write.rows)}
          </Button>
        </div>
      </div>
    </>
  )
}

function Ended({ write: { state, reason }, onClose }: { write: DatabaseWrite; onClose: () => void }) {
  if (state === 'committing' || state === 'committed') return null
  return (
    <>
      <Banner tone="warning">{state === 'unknown' ? words.unknown : words.ended[reason ?? 'asked']}</Banner>
      <div className="dialog-footer">
        <Button onClick={onClose}>{words.close}</Button>
      </div>
    </>
  )
}
