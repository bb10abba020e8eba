import type { TotpSetUp } from '@sitewright/api'
import { useState } from 'react'
import { FlowDialog } from '../parts/flow-dialog.tsx'
import { useAct } from '../use-act.ts'
import { CodesShown } from './codes-shown.tsx'
import { EnrolForm } from './enrol-form.tsx'
import { secondFactorMessages } from './messages.ts'

interface EnrolDialogProps {
  enrolment: TotpSetUp
  opened: boolean
  onClose: () => void
}

/** Takes the secret into an app, a code back from it, and shows the recovery codes once. */
export function EnrolDialog({ enrolment, opened, onClose }: EnrolDialogProps) {
  const [codes, setCodes] = useState<readonly string[]>([])
  const act = useAct()
  const enrolled = (recoveryCodes: readonly string[]): void => {
    setCodes(recoveryCodes)
    if (recoveryCodes.length === 0) onClose()
  }
  const title = codes.length === 0 ? secondFactorMessages.setUp : secondFactorMessages.codes
  return (
    <FlowDialog act={act} title={title} opened={opened} onClose={onClose} firm={codes.length > 0}>
      {codes.length > 0 ? (
        <CodesShown codes={codes} onDone={onClose} />
      ) : (
        <EnrolForm act={act} enrolment={enrolment} onCancel={onClose} onEnrolled={enrolled} />
      )}
    </FlowDialog>
  )
}
