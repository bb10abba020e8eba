import type { Webhook } from '@sitewright/api'
import { isWebAddress } from '@sitewright/api/web-address'
import { alertWebhookEvents } from '@sitewright/api/webhook-events'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { submitForm } from '../../../requests/mutation-result.ts'
import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/clipboard.ts'
import { DialogForm } from '../../../ui/dialog-form.tsx'
import { StepUpDialog } from '../../../step-up/step-up-dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useForm } from '../../../ui/form.ts'
import { toast } from '../../../ui/toast.ts'
import { EventChoices } from '../alerts/event-choices.tsx'
import { webhookMessages as words } from './webhook-messages.ts'
import { addWebhook, saveWebhook } from './webhooks.api.ts'
import type { WebhookStep } from './webhooks-panel.tsx'

interface WebhookDialogProps {
  /** Undefined while the dialog is closed. */
  step: WebhookStep | undefined
  onStep: (step: WebhookStep | undefined) => void
}

/** Adds a webhook, and then shows its secret once; or changes one, whose secret stays. */
export function WebhookDialog({ step, onStep }: WebhookDialogProps) {
  return (
    <StepUpDialog
      title={titleOf(step)}
      opened={step !== undefined}
      onClose={() => onStep(undefined)}
      firm={step?.kind === 'secret'}
    >
      {step?.kind === 'add' && <WebhookForm onDone={onStep} />}
      {step?.kind === 'edit' && <WebhookForm webhook={step.webhook} onDone={onStep} />}
      {step?.kind === 'secret' && <ShownSecret secret={step.secret} onDone={() => onStep(undefined)} />}
    </StepUpDialog>
  )
}

function titleOf(step: WebhookStep | undefined): string {
  if (step?.kind === 'secret') return words.secretTitle
  return step?.kind === 'edit' ? words.editTitle(step.webhook.name) : words.add
}

interface WebhookFormProps {
  /** The one that is changed; a new one without it. */
  webhook?: Webhook
  onDone: (next: WebhookStep | undefined) => void
}

function WebhookForm({ webhook, onDone }: WebhookFormProps) {
  const add = useMutation(addWebhook)
  const save = useMutation(saveWebhook)
  const form = useForm({
    initial: {
      name: webhook?.name ?? '',
      url: webhook?.url ?? 'https://',
      events: webhook?.events ?? [...alertWebhookEvents]
    },
    validate: ({ name, url, events }) => ({
      ...(name.trim() === '' ? { name: words.nameRequired } : {}),
      ...(isWebAddress(url.trim()) ? {} : { url: words.urlInvalid }),
      ...(events.length === 0 ? { events: words.eventRequired } : {})
    }),
    send: (typed) => {
      const [name, url, events] = [typed.name.trim(), typed.url.trim(), typed.events]
      if (webhook === undefined)
        return submitForm(add.mutateAsync({ body: { name, url, events } }), ({ secret }) =>
          onDone({ kind: 'secret', secret })
        )
      // An address that stays asks for no proof.
      const body = { name, events, ...(url === webhook.url ? {} : { url }) }
      return submitForm(save.mutateAsync({ path: { id: webhook.id }, body }), () => {
        onDone(undefined)
        toast({ tone: 'success', text: words.changed(name) })
      })
    }
  })
  return (
    <DialogForm form={form} submit={webhook === undefined ? words.add : words.save}>
      <TextField label={words.name} maxLength={80} autoComplete="off" data-autofocus {...form.text('name')} />
      <TextField
        label={words.url}
        maxLength={500}
        inputMode="url"
        autoComplete="off"
        inputClass="mono"
        {...form.text('url')}
      />
      <EventChoices
        chosen={form.values.events}
        error={form.errors['events']}
        onChange={(events) => form.change('events', events)}
      />
    </DialogForm>
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
