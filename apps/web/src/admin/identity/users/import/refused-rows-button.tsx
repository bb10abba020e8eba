import { useDownload } from '../../../../step-up/use-download.ts'
import { Button } from '../../../../ui/button.tsx'
import { importMessages as words } from './messages.ts'

/** Saves the rows that an import refused, with the reasons. */
export function RefusedRowsButton({ jobId }: { jobId: string }) {
  const { isRunning, download } = useDownload(words.refusedFile)
  return (
    <Button
      size="sm"
      aria-disabled={isRunning || undefined}
      onClick={() => {
        if (!isRunning) download(`/api/admin/users/import/jobs/${jobId}/refused`)
      }}
    >
      {words.refused}
    </Button>
  )
}
