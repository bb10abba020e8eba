import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { RequestError } from '../../requests/request-error.ts'
import { Button } from '../../ui/button.tsx'
import { Status } from '../../ui/status.tsx'
import type { Tone } from '../../ui/tone.ts'

interface Finding {
  tone: Tone | undefined
  text: string
}

interface FormTrialProps<Answer, Input> {
  /** The label of the button. */
  label: string
  running: string
  className: string | undefined
  mutation: UseMutationOptions<Answer, Error, Input>
  /** The values of the form as they are now. */
  toInput: () => Input
  describe: (answer: Answer) => Finding
}

/** Tests the values of a form before they are saved, and shows the result beside the button. */
export function FormTrial<Answer, Input>(props: FormTrialProps<Answer, Input>) {
  const { label, running, className, mutation, toInput, describe } = props
  const [found, setFound] = useState<Finding>()
  const { isPending, mutate } = useMutation({
    ...mutation,
    onSuccess: (answer) => setFound(describe(answer)),
    onError: (error) => setFound({ tone: 'danger', text: explain(error) })
  })
  const run = (): void => {
    if (isPending) return
    setFound(undefined)
    mutate(toInput())
  }
  return (
    <div className={className}>
      <Button onClick={run} aria-busy={isPending} aria-disabled={isPending || undefined}>
        {label}
      </Button>
      <span role="status">
        {isPending && running}
        {found !== undefined && <Status tone={found.tone}>{found.text}</Status>}
      </span>
    </div>
  )
}

/** The error of the first field; the message where no field has one. */
function explain(error: Error): string {
  const fields = error instanceof RequestError ? error.failure.fields : {}
  return Object.values(fields)[0] ?? error.message
}
