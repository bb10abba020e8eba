import { savedProjectLimits } from '@sitewright/api/limits'
import type { DeletedProject } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { projectMessages as words } from './messages.ts'
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
    onSuccess: () => toast({ tone: 'success', text: words.goneForGood(name) }),
    onSettled: onClose
  })
  return (
    <ConfirmDialog
      title={words.deleteForGood}
      opened={opened}
      onClose={onClose}
      effects={[
        { label: words.effects.project, value: name },
        { label: words.effects.versions, value: Math.min(version, savedProjectLimits.versions) },
        { label: words.effects.back, value: words.never, tone: 'danger' }
      ]}
      confirmLabel={words.deleteForGood}
      keepLabel={words.keepDeleted}
      busy={purge.isPending}
      onConfirm={() => purge.mutate({ path: { id } })}
    />
  )
}
