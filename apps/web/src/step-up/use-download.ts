import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useAuth } from '../sign-in/auth.tsx'
import { useStepUp } from './step-up-context.ts'
import { closeToast, toast } from '../ui/toast.ts'
import { downloadFromServer, type ServerFile } from '../requests/download-file.ts'
import { requestMessages } from '../requests/messages.ts'
import { RequestError, StepUpCancelled } from '../requests/request-error.ts'

interface DownloadWords {
  /** @default what it says of every file */
  running?: string
  failed: string
}

/** Saves a file of the server, with step-up where it is asked for, and tells how it goes. */
export function useDownload(words: DownloadWords): {
  isRunning: boolean
  download: (path: string, body?: object) => void
} {
  const { session } = useAuth()
  const { stepUp } = useStepUp()
  const runningToast = `download ${useId()}`
  const { mutate, isPending } = useMutation({
    mutationFn: (file: ServerFile) => downloadFromServer({ session, stepUp }, file),
    onMutate: () =>
      toast({
        key: runningToast,
        tone: 'info',
        text: words.running ?? requestMessages.downloading,
        durationMs: false
      }),
    onSettled: () => closeToast(runningToast),
    onSuccess: (name) => toast({ tone: 'success', text: requestMessages.downloaded(name) }),
    onError: (error) => {
      if (error instanceof StepUpCancelled) return
      const text = error instanceof RequestError ? error.failure.message : error.message
      toast({ tone: 'danger', title: words.failed, text })
    }
  })
  return { isRunning: isPending, download: (path, body) => mutate({ path, ...(body && { body }) }) }
}
