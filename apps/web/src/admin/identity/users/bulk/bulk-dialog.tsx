import type { BulkAct } from '@sitewright/api'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Banner } from '../../../../ui/banner.tsx'
import { Checkbox } from '../../../../ui/choice.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { apiKeyMessages } from '../actions/api-key-messages.ts'
import { bulkEffectsQuery, type SelectedUsers } from './bulk.api.ts'
import { countReached, toEffects } from './bulk-effects.ts'
import { bulkMessages as words } from './messages.ts'

export interface AskedAction {
  act: BulkAct
  users: SelectedUsers
  key: string
}

interface BulkDialogProps {
  /** Undefined while nothing is asked. */
  asked: AskedAction | undefined
  busy: boolean
  onClose: () => void
  onConfirm: (asked: AskedAction, revokeKeys: boolean) => void
}

const nobody: AskedAction = { act: 'activate', users: [], key: '' }

/** Asks before a bulk action: how many it reaches and what it would do, counted on the server, and who is left out. */
export function BulkDialog({ asked, busy, onClose, onConfirm }: BulkDialogProps) {
  // The last question stays while the dialog closes.
  const [shown, setShown] = useState(asked)
  const [revokeKeys, setRevokeKeys] = useState(false)
  if (asked !== undefined && asked !== shown) {
    setShown(asked)
    setRevokeKeys(false)
  }
  const { act, users, key } = shown ?? nobody
  const { data, error } = useQuery({ ...bulkEffectsQuery(key, users), enabled: asked !== undefined })
  if (shown === undefined) return null
  const reached = data && countReached(act, data)
  return (
    <ConfirmDialog
      title={words.ask(act, reached)}
      opened={asked !== undefined}
      onClose={onClose}
      effects={error === null ? data && toEffects(act, data, revokeKeys) : []}
      confirmLabel={words.confirm(act, reached)}
      keepLabel={words.keep}
      busy={busy || reached === 0}
      onConfirm={() => onConfirm(shown, revokeKeys)}
    >
      {reached === 0 && <Banner tone="warning">{words.nobodyReached}</Banner>}
      {act === 'end-sessions' && data !== undefined && data.apiKeys > 0 && (
        <Checkbox label={apiKeyMessages.revoke(data.apiKeys)} checked={revokeKeys} onChange={setRevokeKeys} />
      )}
      {error !== null && (
        <Banner tone="danger">
          {words.countFailed}: {error.message}
        </Banner>
      )}
    </ConfirmDialog>
  )
}
