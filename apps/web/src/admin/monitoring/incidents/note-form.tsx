import { useMutation } from '@tanstack/react-query'
import { submitForm } from '../../../requests/mutation-result.ts'
import { Banner } from '../../../ui/banner.tsx'
import { TextAreaField } from '../../../ui/field.tsx'
import { useForm } from '../../../ui/form.ts'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { toast } from '../../../ui/toast.ts'
import { addIncidentNote } from './incidents.api.ts'
import { incidentsMessages as words } from './messages.ts'

export function NoteForm({ id }: { id: string }) {
  const add = useMutation(addIncidentNote)
  const form = useForm({
    initial: { note: '' },
    validate: ({ note }) => (note.trim() === '' ? { note: words.noteRequired } : {}),
    send: (body) =>
      submitForm(add.mutateAsync({ path: { id }, body }), () => {
        form.change('note', '')
        toast({ tone: 'success', text: words.added })
      })
  })
  return (
    <form className="question" {...form.props}>
      {form.message !== undefined && <Banner tone="danger">{form.message}</Banner>}
      <TextAreaField
        {...form.text('note')}
        label={words.note}
        help={words.noteHelp}
        rows={3}
        maxLength={500}
      />
      <div>
        <SubmitButton sending={form.sending}>{words.add}</SubmitButton>
      </div>
    </form>
  )
}
