import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useAuth } from '../sign-in/auth.tsx'
import { useStepUp } from './step-up-context.ts'
import { closeToast, toast } from '../ui/toast.ts'
import { downloadFromServer, type ServerFile } from '../requests/download-file.ts'
import { requestMessages } from '../requests/messages.ts'
import { RequestError, StepUpCancelled } from '../requests/request-error.ts'

interface DownloadMessages {
  /** @default the message of any file */
  running?: string
  failed: string
}

/** Saves a file of the server, with step-up where the server asks for it, and toasts of its progress. */
export function useDownload(messages: DownloadMessages): {
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
        text: messages.running ?? requestMessages.downloading,
        durationMs: false
      }),
    onSettled: () => closeToast(runningToast),
    onSuccess: (name) => toast({ tone: 'success', text: requestMessages.downloaded(name) }),
    onError: (error) => {
      if (error instanceof StepUpCancelled) return
      const text = error instanceof RequestError ? error.failure.message : error.message
      toast({ tone: 'danger', title: messages.failed, text })
    }
  })
  return { isRunning: isPending, download: (path, body) => mutate({ path, ...(body && { body }) }) }
}
