import { useMutation } from '@tanstack/react-query'
import { toMutationResult } from '../../../requests/mutation-result.ts'
import { Banner } from '../../../ui/banner.tsx'
import { TextAreaField } from '../../../ui/field.tsx'
import { useForm } from '../../../ui/form.ts'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { toast } from '../../../ui/toast.ts'
import { addIncidentNote } from './incidents.api.ts'
import { incidentsMessages as words } from './messages.ts'

/** Adds a note to the time line of an incident. */
export function NoteForm({ id }: { id: string }) {
  const add = useMutation(addIncidentNote)
  const form = useForm({
    initial: { note: '' },
    validate: ({ note }) => (note.trim() === '' ? { note: words.noteRequired } : {}),
    send: async ({ note }) => {
      const result = await toMutationResult(add.mutateAsync({ path: { id }, body: { note } }))
      if (result.kind === 'failed') return { message: result.failure.message }
      if (result.kind === 'done') {
        form.change('note', '')
        toast({ tone: 'success', text: words.added })
      }
      return undefined
    }
  })
  return (
    <form className="question" {...form.props}>
      {form.message !== undefined && <Banner tone="danger">{form.message}</Banner>}
      <TextAreaField
        label={words.note}
        help={words.noteHelp}
        name="note"
        value={form.values.note}
        error={form.errors['note']}
        rows={3}
        maxLength={500}
        onChange={(event) => form.change('note', event.currentTarget.value)}
      />
      <div>
        <SubmitButton sending={form.sending}>{words.add}</SubmitButton>
      </div>
    </form>
  )
}
