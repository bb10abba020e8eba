import { IconDownload } from '@tabler/icons-react'
import { useIsMutating, useMutation } from '@tanstack/react-query'
import { Button } from '../../../ui/button.tsx'
import { downloadFile } from '../../../ui/download.ts'
import { SectionRow } from '../../../ui/section.tsx'
import { toastSuccess } from '../toasts.ts'
import { deletionMessages } from './messages.ts'
import { exportAccount } from './personal.api.ts'

/** All data of the account, as a file; not while the account is being deleted. */
export function ExportRow() {
  const busy = useIsMutating() > 0
  const download = useMutation({
    ...exportAccount,
    onSuccess: ({ exportedAt, account }) => {
      const day = new Date(exportedAt).toISOString().slice(0, 10)
      downloadFile(deletionMessages.file(day), JSON.stringify(account, null, 2))
      toastSuccess(deletionMessages.downloaded)
    }
  })
  return (
    <SectionRow name={deletionMessages.dataName} detail={deletionMessages.dataDetail}>
      <Button
        onClick={() => {
          if (!busy) download.mutate({})
        }}
      >
        <IconDownload className="i s" aria-hidden />
        {deletionMessages.download}
      </Button>
    </SectionRow>
  )
}
