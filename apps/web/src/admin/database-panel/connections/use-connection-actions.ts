import type { DatabaseConnection } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toastFailure } from '../../../requests/toasts.ts'
import { toast } from '../../../ui/toast.ts'
import { changeConnection, testConnection } from '../database.api.ts'
import { databaseMessages as words } from '../messages.ts'

export type OpenConnectionDialog =
  | { kind: 'form'; connection: DatabaseConnection | undefined }
  | { kind: 'delete'; connection: DatabaseConnection }

export interface ConnectionActions {
  mayManage: boolean
  mayRemove: boolean
  isTesting: boolean
  test: (connection: DatabaseConnection) => void
  edit: (connection: DatabaseConnection) => void
  enable: (connection: DatabaseConnection, enabled: boolean) => void
  remove: (connection: DatabaseConnection) => void
}

export function useConnectionActions({
  mayManage,
  mayRemove
}: Pick<ConnectionActions, 'mayManage' | 'mayRemove'>) {
  const [dialog, setDialog] = useState<OpenConnectionDialog>()
  const test = useMutation({
    ...testConnection,
    onError: toastFailure(words.testFailed),
    onSuccess: ({ result, connection: { name } }) =>
      result.ok
        ? toast({ tone: 'success', text: words.tested(name, result.version ?? '–') })
        : toast({ tone: 'danger', title: words.testFailed, text: result.message ?? '' })
  })
  const change = useMutation({ ...changeConnection, onError: toastFailure(words.failed) })
  const acts: ConnectionActions = {
    mayManage,
    mayRemove,
    isTesting: test.isPending,
    test: ({ id }) => {
      if (!test.isPending) test.mutate({ path: { id }, body: {} })
    },
    edit: (connection) => setDialog({ kind: 'form', connection }),
    enable: ({ id, name }, enabled) => {
      if (change.isPending) return
      const text = enabled ? words.connected(name) : words.disconnected(name)
      change.mutate(
        { path: { id }, body: { enabled } },
        { onSuccess: () => toast({ tone: 'success', text }) }
      )
    },
    remove: (connection) => setDialog({ kind: 'delete', connection })
  }
  return { acts, dialog, setDialog }
}
