import type { DatabaseConnection, DatabaseRowChange, DatabaseTable, DatabaseWrite } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { RequestError, StepUpCancelled } from '../../../requests/request-error.ts'
import { useStore } from '../../../lib/use-store.ts'
import { toast } from '../../../ui/toast.ts'
import { nameOf } from '../schemas/find-tables.ts'
import { beginWrite, undoWrite } from './data-explorer.api.ts'
import { explorerMessages as words } from './data-explorer-messages.ts'
import { stage } from './staged-changes.ts'
import { countStaged, findStaged, keepStaged, stagedStore } from './staged-store.ts'

/** A write that is held or was committed, with the table that it is of. */
interface TableWrite {
  write: DatabaseWrite
  table: string
}

export type StagedChanges = ReturnType<typeof useStagedChanges>

/** The changes of the rows of a table until they are saved, and the write that holds them. */
export function useStagedChanges(connection: DatabaseConnection, shown: DatabaseTable, user: string) {
  const table = nameOf(shown)
  const place = { user, connection: connection.id, table }
  const all = useStore(stagedStore)
  const changes = findStaged(all, place)
  const [held, setHeld] = useState<TableWrite>()
  const [committed, setCommitted] = useState<TableWrite>()
  const options = {
    onError: (error: Error) => {
      if (!(error instanceof StepUpCancelled))
        toast({ tone: 'danger', title: words.beginFailed, text: explain(error) })
    },
    onSuccess: ({ write }: { write: DatabaseWrite }) => setHeld({ write, table: nameOf(toTable(write)) })
  }
  const begin = useMutation({ ...beginWrite, ...options })
  const undo = useMutation({ ...undoWrite, ...options })
  const set = (next: readonly DatabaseRowChange[]): void => keepStaged(place, next)
  const tables = countStaged(all, place)
  useLeaveQuestion(tables.length > 0)
  return {
    changes,
    /** Other tables of the connection that have changes. */
    others: tables.filter((each) => each.table !== table),
    held: held?.write,
    committed: committed?.table === table ? committed.write : undefined,
    isSaving: begin.isPending || undo.isPending,
    add: (change: DatabaseRowChange) => set(stage(changes, change)),
    takeBack: (change: DatabaseRowChange) => set(changes.filter((each) => each !== change)),
    discard: () => set([]),
    save: () => {
      if (begin.isPending) return
      const { schema, name } = shown
      begin.mutate({
        body: { connection: connection.id, schema, table: name, changes: [...changes], parameters: [] }
      })
    },
    undo: (id: string) => undo.mutate({ path: { id }, body: {} }),
    done: (write: DatabaseWrite | undefined) => {
      setHeld(undefined)
      if (write === undefined || held === undefined) return
      if (write.undoOf === null) keepStaged({ ...place, table: held.table }, [])
      setCommitted(write.undoOf === null ? { write, table: held.table } : undefined)
    }
  }
}

const toTable = ({ target: { schema, table } }: DatabaseWrite) => ({ schema, name: table })

/** The browser asks before a page is closed or loaded again on which changes would be lost. */
function useLeaveQuestion(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return
    const ask = (event: Event): void => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [hasChanges])
}

/** What the database says, where it says something. */
export function explain(error: Error): string {
  const fields = error instanceof RequestError ? (error.failure.fields ?? {}) : {}
  return [error.message, Object.values(fields)[0]].filter((part) => part !== undefined).join(' ')
}
