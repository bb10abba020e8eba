import type { Incident } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { toMutationResult } from '../../../requests/mutation-result.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useForm } from '../../../ui/form.ts'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { toast } from '../../../ui/toast.ts'
import { renameIncident } from './incidents.api.ts'
import { incidentsMessages as words } from './messages.ts'

interface RenameDialogProps {
  /** Undefined while the dialog is closed. */
  incident: Incident | undefined
  onClose: () => void
}

/** Renames an incident. */
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
    send: async (body) => {
      const result = await toMutationResult(rename.mutateAsync({ path: { id }, body }))
      if (result.kind === 'failed') return { message: result.failure.message }
      if (result.kind === 'done') {
        toast({ tone: 'success', text: words.renamed })
        onDone()
      }
      return undefined
    }
  })
  return (
    <form className="question" {...form.props}>
      {form.message !== undefined && <Banner tone="danger">{form.message}</Banner>}
      <TextField
        label={words.name}
        maxLength={120}
        autoComplete="off"
        data-autofocus
        {...form.text('title')}
      />
      <div className="dialog-footer">
        <SubmitButton sending={form.sending}>{words.save}</SubmitButton>
      </div>
    </form>
  )
}
