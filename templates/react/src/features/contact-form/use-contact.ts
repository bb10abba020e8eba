import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { Change, WaitingMessage } from '../../domain/backend/port.ts'
import { honeypot } from '../../domain/backend/message-fields.ts'
import { contactRules, parseDraft, emptyMessage, failureText, hasText } from '../../domain/contact.ts'
import { contactMessages } from '../../domain/messages/contact.ts'
import { useBackend, useChanges, useStore, useWaiting } from '../../ui/backend.tsx'
import { useStatus } from '../../ui/status.tsx'
import { useForm } from '../../ui/use-form.ts'
import type { Sent } from './contact-receipt.tsx'

/** Storage key of the unsent draft. */
const draftKey = 'contact-draft'

/**
 * State of the contact form: it stores its draft until it is sent, and knows whether the message was accepted or waits
 * in the outbox.
 */
export function useContact() {
  const backend = useBackend()
  const store = useStore()
  const say = useStatus()
  const mode = backend.messages === 'call' ? 'draft' : backend.messages
  const { receiver } = backend
  const [receipt, setReceipt] = useState<Sent>()
  const [waiting] = useWaiting('contact')
  const form = useForm({
    initial: emptyMessage,
    rules: contactRules,
    send: async (message) => {
      const result = await backend.sendContact(message)
      if (!result.ok) return failureText(result, receiver)
      store.remove(draftKey)
      if (result.value.delivery === 'sent')
        setReceipt({ mode, receiver, text: message.message, email: message.email, at: Date.now() })
      return undefined
    }
  })
  const takeUpDraft = useEffectEvent(() => {
    const draft = parseDraft(store.get(draftKey))
    if (hasText(draft)) form.set(draft)
  })

  // After hydration: the prerendered page knows nothing of this browser.
  useEffect(() => takeUpDraft(), [])

  useEffect(() => {
    if (form.stage === 'editing' && hasText(form.values)) store.set(draftKey, form.values)
  }, [store, form.stage, form.values])

  // A waiting message may be sent by the outbox while its receipt is on the page.
  useChanges(
    useCallback(
      (change: Change) => {
        if (
          change.kind === 'waiting-sent' &&
          waiting !== undefined &&
          change.id === waiting.id &&
          mode !== 'draft'
        )
          setReceipt({ mode, receiver, text: waiting.text, email: waiting.email, at: Date.now() })
      },
      [waiting, mode, receiver]
    )
  )

  function clear() {
    store.remove(draftKey)
    form.reset(emptyMessage)
  }

  return {
    ...form,
    mode,
    receipt,
    waiting,
    plainForm: backend.plainForm,
    trap: { ...form.field('trap'), name: backend.plainForm?.trap ?? honeypot },
    started: form.stage !== 'sending' && hasText(form.values),
    discard: clear,
    another: () => {
      setReceipt(undefined)
      clear()
    },
    sendNow: async ({ id }: WaitingMessage) => {
      backend.release(id)
      await backend.flush()
      return backend.waiting().some((message) => message.id === id)
    },
    deleteWaiting: ({ id }: WaitingMessage) => {
      backend.discard(id)
      clear()
      say(contactMessages.deleted)
    }
  }
}
