import type { AlertRule } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { deleteAlertRule } from './alerts.api.ts'
import { alertsMessages } from './messages.ts'

const { rules: words } = alertsMessages

interface DeleteRuleDialogProps {
  /** Undefined while the dialog is closed. */
  rule: AlertRule | undefined
  onClose: () => void
}

export function DeleteRuleDialog({ rule, onClose }: DeleteRuleDialogProps) {
  const remove = useMutation(deleteAlertRule)
  const effects = [
    ...(rule?.state === 'firing'
      ? [{ label: words.deleteEffects.alert, value: words.deleteEffects.alertEnds }]
      : []),
    { label: words.deleteEffects.past, value: words.deleteEffects.stay }
  ]
  return (
    <ConfirmDialog
      title={words.deleteTitle}
      opened={rule !== undefined}
      onClose={onClose}
      effects={effects}
      confirmLabel={words.deleteNamed(rule?.name ?? '')}
      keepLabel={words.keep}
      busy={remove.isPending}
      onConfirm={() => {
        if (rule === undefined) return
        remove.mutate(
          { path: { id: rule.id } },
          {
            onSuccess: () => {
              toast({ tone: 'success', text: words.deleted(rule.name) })
              onClose()
            }
          }
        )
      }}
    />
  )
}
