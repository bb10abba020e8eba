import type { Incident } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { submitForm } from '../../../requests/mutation-result.ts'
import { DialogForm } from '../../../ui/dialog-form.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useForm } from '../../../ui/form.ts'
import { toast } from '../../../ui/toast.ts'
import { renameIncident } from './incidents.api.ts'
import { incidentsMessages as words } from './messages.ts'

interface RenameDialogProps {
  /** Undefined while the dialog is closed. */
  incident: Incident | undefined
  onClose: () => void
}

export function RenameDialog({ incident, onClose }: RenameDialogProps) {
  return (
    <Dialog title={words.renameTitle} opened={incident !== undefined} onClose={onClose} size={440}>
      {incident !== undefined && <RenameForm incident={incident} onDone={onClose} />}
    </Dialog>
  )
}

function RenameForm({ incident: { id, title }, onDone }: { incident: Incident; onDone: () => void }) {
  const rename = useMutation(renameIncident)
  const form = useForm({
    initial: { title },
    validate: (values) => (values.title.trim() === '' ? { title: words.nameRequired } : {}),
    send: (body) =>
      submitForm(rename.mutateAsync({ path: { id }, body }), () => {
        toast({ tone: 'success', text: words.renamed })
        onDone()
      })
  })
  return (
    <DialogForm form={form} submit={words.save}>
      <TextField
        label={words.name}
        maxLength={120}
        autoComplete="off"
        data-autofocus
        {...form.text('title')}
      />
    </DialogForm>
  )
}
