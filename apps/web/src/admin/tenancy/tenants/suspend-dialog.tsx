import type { SuspensionEffects, Tenant } from '@sitewright/api'
import { suspendReasonLimits } from '@sitewright/api/limits'
import { suspendMessages } from '@sitewright/api/messages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmQuestion, type Effect } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { tenantStatusMessages as words } from '../messages.ts'
import { suspensionQuery } from '../tenants.api.ts'
import { useTenantStatus } from './use-tenant-status.ts'

interface SuspendProps {
  tenant: Tenant
  onClose: () => void
}

/** Asks before a tenant is suspended, with its effects as the server counts them, and for the reason. */
export function SuspendDialog({ tenant, onClose }: SuspendProps) {
  return (
    <Dialog title={words.title(tenant.name)} opened onClose={onClose} size={480} fillsPhone>
      <SuspendQuestion tenant={tenant} onClose={onClose} />
    </Dialog>
  )
}

function SuspendQuestion({ tenant, onClose }: SuspendProps) {
  const { data, error, refetch } = useQuery({ ...suspensionQuery(tenant.id), staleTime: 0 })
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const { isSuspending, suspend } = useTenantStatus()
  const isGiven = reason.trim().length >= suspendReasonLimits.shortest
  if (data === undefined && error !== null)
    return <LoadError message={error.message} onRetry={() => void refetch()} />
  return (
    <ConfirmQuestion
      effects={data && toEffects(data.effects)}
      confirmLabel={words.confirm}
      keepLabel={words.keep}
      busy={isSuspending}
      onConfirm={() => {
        setTried(true)
        if (isGiven) suspend(tenant, reason, onClose)
      }}
      onKeep={onClose}
    >
      <TextField
        name="reason"
        label={words.reason}
        help={words.reasonHelp}
        value={reason}
        maxLength={suspendReasonLimits.longest}
        autoComplete="off"
        error={tried && !isGiven ? suspendMessages.reasonRequired : undefined}
        onChange={(event) => {
          setReason(event.currentTarget.value)
          setTried(false)
        }}
      />
    </ConfirmQuestion>
  )
}

function toEffects({ users, sessions, apiKeys, jobs }: SuspensionEffects): Effect[] {
  return [
    {
      label: words.people,
      value: words.peopleCount(users),
      ...(users > 0 ? { tone: 'danger' as const } : {})
    },
    { label: words.sessions, value: words.sessionCount(sessions) },
    { label: words.keys, value: words.keyCount(apiKeys) },
    { label: words.jobs, value: words.jobCount(jobs) },
    { label: words.data, value: words.dataStays },
    { label: words.undoLabel, value: words.undoFor }
  ]
}
