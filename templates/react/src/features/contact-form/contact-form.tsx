import { useEffect, useRef } from 'react'
import { formMessages } from '../../domain/messages.ts'
import { contactMessages } from '../../domain/messages/contact.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useContact } from './use-contact.ts'

/** Form, sending, then thanks. */
export function ContactForm() {
  const contact = useContact()
  if (contact.stage === 'sent')
    return <Thanks queued={contact.delivery === 'queued'} onAnother={contact.discard} />
  return (
    <Form {...contact.props} label={contactMessages.title}>
      <Field {...contact.field('name')} label={contactMessages.name} required autoComplete="name" />
      <Field
        {...contact.field('email')}
        label={contactMessages.email}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <Field {...contact.field('subject')} label={contactMessages.subject} />
      <TextArea {...contact.field('message')} label={contactMessages.message} required rows={6} />
      <p className="actions">
        <Button type="submit" busy={contact.busy}>
          {contact.busy ? contactMessages.sending : contactMessages.send}
        </Button>
        {contact.started && (
          <Button look="bare" onClick={contact.discard}>
            {contactMessages.discard}
          </Button>
        )}
      </p>
      {contact.started && <p className="hint">{contactMessages.draftKept}</p>}
    </Form>
  )
}

function Thanks({ queued, onAnother }: { queued: boolean; onAnother: () => void }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div className="stack">
      <Notice tone="success" role="status" ref={notice} title={contactMessages.sentTitle}>
        {queued ? formMessages.queued : contactMessages.sent}
      </Notice>
      <p className="actions">
        <Button look="quiet" onClick={onAnother}>
          {contactMessages.another}
        </Button>
      </p>
    </div>
  )
}
