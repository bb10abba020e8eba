import { savedProjectLimits } from '@sitewright/api/limits'
import type { DeletedProject } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { projectMessages as messages } from './messages.ts'
import { purgeProject } from './projects.api.ts'

interface PurgeDialogProps {
  project: DeletedProject
  opened: boolean
  onClose: () => void
}

/** Asks before a deleted project goes for good. */
export function PurgeDialog({ project: { id, name, version }, opened, onClose }: PurgeDialogProps) {
  const purge = useMutation({
    ...purgeProject,
    onSuccess: () => toast({ tone: 'success', text: messages.goneForGood(name) }),
    onSettled: onClose
  })
  return (
    <ConfirmDialog
      title={messages.deleteForGood}
      opened={opened}
      onClose={onClose}
      effects={[
        { label: messages.effects.project, value: name },
        { label: messages.effects.versions, value: Math.min(version, savedProjectLimits.versions) },
        { label: messages.effects.back, value: messages.never, tone: 'danger' }
      ]}
      confirmLabel={messages.deleteForGood}
      keepLabel={messages.keepDeleted}
      busy={purge.isPending}
      onConfirm={() => purge.mutate({ path: { id } })}
    />
  )
}
