import type { SavedProject } from '@sitewright/api'
import { savedProjectLimits } from '@sitewright/api/limits'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.ts'
import { dialogMessages, projectMessages } from '../messages.ts'
import { renameProject } from '../projects.api.ts'

export function RenameForm({ project: { id, name }, onDone }: { project: SavedProject; onDone: () => void }) {
  const [typed, setTyped] = useState(name)
  const [problem, setProblem] = useState<string>()
  const rename = useMutation({
    ...renameProject,
    onSuccess: (renamed) => {
      toast({ tone: 'success', text: projectMessages.renamed(renamed.name) })
      onDone()
    }
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (typed.trim() === '') return setProblem(dialogMessages.nameRequired)
    if (!rename.isPending) rename.mutate({ path: { id }, body: { name: typed } })
  }
  return (
    <form onSubmit={submit} noValidate>
      <TextField
        label={dialogMessages.name}
        value={typed}
        error={problem}
        maxLength={savedProjectLimits.name}
        data-autofocus
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setProblem(undefined)
        }}
      />
      <div className="dialog-footer">
        <Button onClick={onDone}>{projectMessages.cancel}</Button>
        <Button kind="go" type="submit" aria-disabled={rename.isPending || undefined}>
          {dialogMessages.save}
        </Button>
      </div>
    </form>
  )
}
