import type { SessionUser, View } from '@sitewright/api'
import { viewLimits } from '@sitewright/api/limits'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useOutletContext } from 'react-router'
import { Banner } from '../../../../ui/banner.tsx'
import { Checkbox } from '../../../../ui/choice.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { SubmitButton } from '../../../../ui/submit-button.tsx'
import { toast } from '../../../../ui/toast.ts'
import { viewMessages as words } from './messages.ts'
import { addView, changeView } from './saved-views.api.ts'

interface ViewDialogProps {
  /** The view that is renamed; undefined where what is shown is saved. */
  view: View | undefined
  query: string
  opened: boolean
  onClose: () => void
  /** A new view saves what is shown. */
  onAdded: (view: View) => void
}

export function ViewDialog({ view, query, opened, onClose, onAdded }: ViewDialogProps) {
  return (
    <Dialog
      title={view === undefined ? words.title : words.renameTitle}
      opened={opened}
      onClose={onClose}
      size={420}
    >
      <ViewForm view={view} query={query} onDone={onClose} onAdded={onAdded} />
    </Dialog>
  )
}

type ViewFormProps = Pick<ViewDialogProps, 'view' | 'query' | 'onAdded'> & { onDone: () => void }

function ViewForm({ view, query, onDone, onAdded }: ViewFormProps) {
  const { permissions } = useOutletContext<SessionUser>()
  const [name, setName] = useState(view?.name ?? '')
  const [shared, setShared] = useState(view?.shared ?? false)
  const [tried, setTried] = useState(false)
  const add = useMutation(addView)
  const change = useMutation(changeView)
  const { isPending, error } = view === undefined ? add : change
  const send = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (isPending || name.trim() === '') return
    const tellSaved = (): void => {
      toast({ tone: 'success', text: words.saved(name.trim()) })
      onDone()
    }
    if (view === undefined)
      add.mutate(
        { body: { screen: 'users', name, query, shared } },
        {
          onSuccess: (added) => {
            tellSaved()
            onAdded(added.view)
          }
        }
      )
    else change.mutate({ path: { id: view.id }, body: { name } }, { onSuccess: tellSaved })
  }
  return (
    <form className="question" onSubmit={send} noValidate>
      {error !== null && <Banner tone="danger">{error.message}</Banner>}
      <TextField
        label={words.name}
        value={name}
        maxLength={viewLimits.name}
        error={tried && name.trim() === '' ? words.nameRequired : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
        autoComplete="off"
        data-autofocus
      />
      {view === undefined && permissions.includes('admin:write') && (
        <Checkbox label={words.shared} checked={shared} onChange={setShared} />
      )}
      <div className="dialog-footer">
        <SubmitButton sending={isPending}>{view === undefined ? words.save : words.rename}</SubmitButton>
      </div>
    </form>
  )
}
