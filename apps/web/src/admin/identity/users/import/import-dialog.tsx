import type { ImportGrants, ImportPlan, UserImport } from '@sitewright/api'
import { useState } from 'react'
import { StepUpDialog } from '../../../../step-up/step-up-dialog.tsx'
import { CheckedRows } from './checked-rows.tsx'
import { ChooseFile } from './choose-file.tsx'
import { MapColumns } from './map-columns.tsx'
import { importMessages as words } from './messages.ts'

export interface CheckedCounts {
  rows: number
  good: number
  bad: number
  /** How many more users the tenant may have; null for no limit. */
  room: number | null
  grants: ImportGrants
}

type Step =
  | { kind: 'choose' }
  | { kind: 'map'; upload: UserImport; plan: ImportPlan | undefined }
  | { kind: 'checked'; upload: UserImport; plan: ImportPlan; counts: CheckedCounts }

export interface ImportDialogProps {
  opened: boolean
  onClose: () => void
}

/** Imports users in three steps: the file, its columns, and what the dry run found. */
export function ImportDialog({ opened, onClose }: ImportDialogProps) {
  const [step, setStep] = useState<Step>({ kind: 'choose' })
  const close = (): void => {
    onClose()
    setStep({ kind: 'choose' })
  }
  return (
    <StepUpDialog title={words.title} opened={opened} onClose={close} size={680} fillsPhone>
      {step.kind === 'choose' && (
        <ChooseFile onRead={(upload) => setStep({ kind: 'map', upload, plan: undefined })} />
      )}
      {step.kind === 'map' && (
        <MapColumns
          {...step}
          onBack={() => setStep({ kind: 'choose' })}
          onChecked={(plan, counts) => setStep({ kind: 'checked', upload: step.upload, plan, counts })}
        />
      )}
      {step.kind === 'checked' && (
        <CheckedRows
          {...step}
          onBack={() => setStep({ kind: 'map', upload: step.upload, plan: step.plan })}
          onBegun={close}
        />
      )}
    </StepUpDialog>
  )
}
