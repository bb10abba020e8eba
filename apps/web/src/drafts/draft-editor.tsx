import type { DraftChoice, Draft } from '@sitewright/site'
import { useState, type KeyboardEvent } from 'react'
import type { Drafts } from '../builder/use-drafts.ts'
import { Button } from '../ui/button.tsx'
import { DraftFields } from './draft-fields.tsx'
import { applyDraftForm, toDraftForm, type DraftForm } from './draft-form.ts'
import styles from './drafts.module.css'
import { draftMessages } from './messages.ts'

interface DraftEditorProps {
  draft: Draft
  drafts: Drafts
  onDecide: (choice: DraftChoice) => void
  onCancel: () => void
}

/** The form that edits a draft: its fields, filled and selected, and the buttons that decide below. */
export function DraftEditor({ draft, drafts, onDecide, onCancel }: DraftEditorProps) {
  const [form, setForm] = useState<DraftForm>(() => toDraftForm(draft.value, drafts.facts))
  const [error, setError] = useState('')

  const save = (): void => {
    const edited = applyDraftForm(draft.value, form, drafts.facts)
    if (edited.ok) onDecide({ is: 'written', value: edited.value })
    else setError(edited.message)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      onCancel()
    }
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
      event.preventDefault()
      event.stopPropagation()
      save()
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the fields inside
    <div className={styles.editor} onKeyDown={onKeyDown}>
      <DraftFields draft={draft} form={form} error={error} onChange={setForm} />
      <div className={styles.row}>
        <Button onClick={save}>{draftMessages.save}</Button>
        <Button kind="quiet" onClick={() => onDecide({ is: 'true' })}>
          {draftMessages.isTrueAsItIs}
        </Button>
        <Button kind="quiet" onClick={() => onDecide({ is: 'removed' })}>
          {draftMessages.remove}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {draftMessages.cancel}
        </Button>
      </div>
    </div>
  )
}
