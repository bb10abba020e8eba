import { IconDownload } from '@tabler/icons-react'
import { Button } from '../../../ui/button.tsx'
import { saveText } from '../../../ui/hand-over.ts'
import { sayDone, sayFailed } from '../notices.ts'
import { Row } from '../parts/section.tsx'
import { useExport } from '../requests/use-export.ts'
import type { Act } from '../use-act.ts'
import { deletionMessages, personalFailures } from './messages.ts'

/** All that is kept about a person, as a file. */
export function ExportRow({ act }: { act: Act }) {
  const exportAccount = useExport()
  const download = async (): Promise<void> => {
    if (act.state.kind !== 'idle') return
    const result = await act.run(() => exportAccount({}))
    if (result.kind === 'refused') sayFailed(personalFailures.download, result.refusal)
    if (result.kind !== 'done') return
    const { exportedAt, account } = result.answer
    const day = new Date(exportedAt).toISOString().slice(0, 10)
    saveText(deletionMessages.file(day), JSON.stringify(account, null, 2))
    sayDone(deletionMessages.downloaded)
  }
  return (
    <Row name={deletionMessages.dataName} detail={deletionMessages.dataDetail}>
      <Button onClick={() => void download()}>
        <IconDownload className="i s" aria-hidden />
        {deletionMessages.download}
      </Button>
    </Row>
  )
}
