import { IconDownload } from '@tabler/icons-react'
import { Button } from '../../../ui/button.tsx'
import { saveText } from '../../../ui/hand-over.ts'
import { toastSuccess, toastFailure } from '../toasts.ts'
import { SectionRow } from '../parts/section.tsx'
import { useExport } from '../requests/use-export.ts'
import type { StepUpMutation } from '../use-step-up-mutation.ts'
import { deletionMessages, personalFailures } from './messages.ts'

/** All that is kept about a person, as a file. */
export function ExportRow({ act }: { act: StepUpMutation }) {
  const exportAccount = useExport()
  const download = async (): Promise<void> => {
    if (act.state.kind !== 'idle') return
    const result = await act.run(() => exportAccount({}))
    if (result.kind === 'refused') toastFailure(personalFailures.download, result.refusal)
    if (result.kind !== 'done') return
    const { exportedAt, account } = result.answer
    const day = new Date(exportedAt).toISOString().slice(0, 10)
    saveText(deletionMessages.file(day), JSON.stringify(account, null, 2))
    toastSuccess(deletionMessages.downloaded)
  }
  return (
    <SectionRow name={deletionMessages.dataName} detail={deletionMessages.dataDetail}>
      <Button onClick={() => void download()}>
        <IconDownload className="i s" aria-hidden />
        {deletionMessages.download}
      </Button>
    </SectionRow>
  )
}
