import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toMutationResult } from '../../../requests/mutation-result.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/clipboard.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useForm } from '../../../ui/form.ts'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { webhookMessages as words } from './webhook-messages.ts'
import { addWebhook } from './webhooks.api.ts'
import type { WebhookStep } from './webhooks-panel.tsx'

interface WebhookDialogProps {
  /** Undefined while the dialog is closed. */
  step: WebhookStep | undefined
  onStep: (step: WebhookStep | undefined) => void
}

/** Adds a webhook, and then shows its secret once. */
export function WebhookDialog({ step, onStep }: WebhookDialogProps) {
  const isSecret = step?.kind === 'secret'
  return (
    <Dialog
      title={isSecret ? words.secretTitle : words.add}
      opened={step !== undefined}
      onClose={() => onStep(undefined)}
      size={480}
      persistent={isSecret}
    >
      {step?.kind === 'add' && <WebhookForm onSecret={(secret) => onStep({ kind: 'secret', secret })} />}
      {isSecret && <ShownSecret secret={step.secret} onDone={() => onStep(undefined)} />}
    </Dialog>
  )
}

function WebhookForm({ onSecret }: { onSecret: (secret: string) => void }) {
  const add = useMutation(addWebhook)
  const form = useForm({
    initial: { name: '', url: 'https://' },
    validate: ({ name, url }) => ({
      ...(name.trim() === '' ? { name: words.nameRequired } : {}),
      ...(URL.canParse(url.trim()) ? {} : { url: words.urlInvalid })
    }),
    send: async ({ name, url }) => {
      const body = { name: name.trim(), url: url.trim() }
      const result = await toMutationResult(add.mutateAsync({ body }))
      if (result.kind === 'failed') return { message: result.failure.message }
      if (result.kind === 'done') onSecret(result.answer.secret)
      return undefined
    }
  })
  return (
    <form className="question" {...form.props}>
      {form.message !== undefined && <Banner tone="danger">{form.message}</Banner>}
      <TextField label={words.name} maxLength={80} autoComplete="off" data-autofocus {...form.text('name')} />
      <TextField
        label={words.url}
        maxLength={500}
        inputMode="url"
        autoComplete="off"
        inputClass="mono"
        {...form.text('url')}
      />
      <div className="dialog-footer">
        <SubmitButton sending={form.sending}>{words.add}</SubmitButton>
      </div>
    </form>
  )
}

function ShownSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <div className="question">
      <p className="muted">{words.secretLead}</p>
      <TextField label={words.secret} value={secret} inputClass="mono" readOnly data-autofocus />
      <div className="dialog-footer">
        <Button onClick={() => void copyText(secret).then(setCopied)}>
          {isCopied ? words.copied : words.copy}
        </Button>
        <Button kind="go" onClick={onDone}>
          {words.done}
        </Button>
      </div>
    </div>
  )
}
