import { useEffect, useEffectEvent, useState } from 'react'
import type { Delivery } from '../../domain/backend/port.ts'
import { contactRules, draftFrom, emptyMessage, isStarted } from '../../domain/contact.ts'
import { errorMessage } from '../../domain/messages.ts'
import { useBackend, useStore } from '../../ui/backend.tsx'
import { useForm } from '../../ui/use-form.ts'

/** Name under which the draft is kept in this browser. */
const draftKey = 'contact-draft'

/** The contact form: it keeps its draft until it is sent, and knows whether the message left or waits. */
export function useContact() {
  const backend = useBackend()
  const store = useStore()
  const [delivery, setDelivery] = useState<Delivery>('sent')
  const form = useForm({
    initial: emptyMessage,
    rules: contactRules,
    send: async (message) => {
      const result = await backend.sendContact(message)
      if (!result.ok) return errorMessage(result.code)
      store.remove(draftKey)
      setDelivery(result.value.delivery)
      return undefined
    }
  })
  const takeUpDraft = useEffectEvent(() => {
    const draft = draftFrom(store.get(draftKey))
    if (isStarted(draft)) form.set(draft)
  })

  // After the first drawing: the page was written without knowing this browser.
  useEffect(() => takeUpDraft(), [])

  useEffect(() => {
    if (form.stage === 'editing' && isStarted(form.values)) store.set(draftKey, form.values)
  }, [store, form.stage, form.values])

  return {
    ...form,
    delivery,
    started: form.stage !== 'sending' && isStarted(form.values),
    discard: () => {
      store.remove(draftKey)
      form.reset(emptyMessage)
    }
  }
}
