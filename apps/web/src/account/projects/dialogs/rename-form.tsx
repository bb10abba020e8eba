import type { SavedProject } from '@sitewright/api'
import { savedProjectLimits } from '@sitewright/api/limits'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.ts'
import { useCall } from '../../profile/requests/answer-or-throw.ts'
import { dialogMessages, projectMessages } from '../messages.ts'
import { upsertProject } from '../requests/use-projects.ts'
import { useProjectAct } from '../requests/use-project-act.ts'

export function RenameForm({ project: { id, name }, onDone }: { project: SavedProject; onDone: () => void }) {
  const [typed, setTyped] = useState(name)
  const [fault, setFault] = useState<string>()
  const call = useCall()
  const client = useQueryClient()
  const { busy, act } = useProjectAct()
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (typed.trim() === '') return setFault(dialogMessages.nameRequired)
    const body = { name: typed }
    const renamed = await act(() => call('PATCH /api/saved-projects/{id}', { path: { id }, body }))
    if (renamed === undefined) return
    upsertProject(client, renamed)
    toast({ tone: 'good', text: projectMessages.renamed(renamed.name) })
    onDone()
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={dialogMessages.name}
        value={typed}
        error={fault}
        maxLength={savedProjectLimits.name}
        data-autofocus
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setFault(undefined)
        }}
      />
      <div className="dialog-foot">
        <Button onClick={onDone}>{projectMessages.cancel}</Button>
        <Button kind="go" type="submit" aria-disabled={busy || undefined}>
          {dialogMessages.save}
        </Button>
      </div>
    </form>
  )
}
