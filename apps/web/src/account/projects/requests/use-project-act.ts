import type { CallOutcome } from '@sitewright/api'
import { useState } from 'react'
import { toCallFailure, type CallFailure } from '../../../session/outcomes.ts'
import { toast } from '../../../ui/toast.ts'
import { projectMessages } from '../messages.ts'

const words = { refused: projectMessages.failed, unanswered: projectMessages.failed }

/** Something a person does with a project: once at a time, and told where it fails. */
export function useProjectAct(): {
  busy: boolean
  act: <T>(call: () => Promise<CallOutcome<T>>) => Promise<T | undefined>
} {
  const [busy, setBusy] = useState(false)
  return {
    busy,
    act: async (call) => {
      if (busy) return undefined
      setBusy(true)
      const outcome = await call()
      setBusy(false)
      if (outcome.ok) return outcome.answer
      toastCallFailure(toCallFailure(outcome, words))
      return undefined
    }
  }
}

export function toastCallFailure({ message, fields }: CallFailure): void {
  toast({ tone: 'bad', text: [message, ...Object.values(fields)].join(' ') })
}
