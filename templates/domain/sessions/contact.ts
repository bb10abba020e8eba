import type { Backend, Change, ContactMessage, MessageMode, WaitingMessage } from '../backend/port.ts'
import { honeypot } from '../backend/post-form.ts'
import type { Store } from '../backend/storage.ts'
import { contactRules, emptyMessage, failureText, hasText, parseDraft } from '../contact.ts'
import { contactMessages } from '../features/contact-form.ts'
import { createObservable, whileObserved, type Clock, type Observable } from './observable.ts'
import { createForm, type FormSession } from './form.ts'

export interface ContactOptions {
  backend: Pick<
    Backend,
    | 'messages'
    | 'receiver'
    | 'plainForm'
    | 'sendContact'
    | 'waiting'
    | 'release'
    | 'discard'
    | 'flush'
    | 'subscribe'
  >
  /** Keeps the draft. */
  store: Store
  now: Clock['now']
  /** Announces a message to the visitor. */
  say: (message: string) => void
  /** Subject of a message that a link began. */
  about?: string
}

/** A message that was accepted; where the site is a draft, one that was not sent. */
export interface ContactReceipt {
  mode: Exclude<MessageMode, 'call'>
  /** Who accepted it. */
  receiver?: string
  text: string
  email: string
  /** Milliseconds since 1970. */
  at: number
}

export interface ContactState {
  receipt?: ContactReceipt
  /** The message in the outbox, the oldest where there are several. */
  waiting?: WaitingMessage
  /** The attempt to send it now. */
  attempt: 'none' | 'running' | 'failed'
}

/** The contact form: its draft is stored until it is sent, and a message that waits for a network is watched. */
export interface Contact extends Observable<ContactState> {
  form: FormSession<ContactMessage>
  mode: ContactReceipt['mode']
  /** Name of the honeypot field. */
  trap: string
  submit: () => Promise<void>
  /** Empties the form, and forgets its draft. */
  discardDraft: () => void
  writeAnother: () => void
  /** Sends the waiting message, also where it may have arrived already. */
  sendNow: () => Promise<void>
  deleteWaiting: () => void
}

const draftKey = 'contact-draft'

export function createContact({ backend, store, now, say, about = '' }: ContactOptions): Contact {
  const { receiver } = backend
  const mode = backend.messages === 'call' ? 'draft' : backend.messages
  const form = createForm<ContactMessage>({ initial: emptyMessage, rules: contactRules })
  const state = createObservable<ContactState>({ attempt: 'none' })
  const { get, set } = state
  /** The last message that waited. It leaves the outbox before it is said to be sent, and other news may come between. */
  let lastWaiting: WaitingMessage | undefined
  /** Whether the receiver refused a waiting message during the attempt to send it. */
  let refused = false

  async function send(message: ContactMessage): Promise<string | undefined> {
    const result = await backend.sendContact(message)
    if (!result.ok) return failureText(result, receiver)
    store.remove(draftKey)
    if (result.value.delivery === 'sent')
      set({ ...get(), receipt: receiptOf(message.message, message.email) })
    return undefined
  }

  function receiptOf(text: string, email: string): ContactReceipt {
    return { mode, text, email, at: now(), ...(receiver === undefined ? {} : { receiver }) }
  }

  function readWaiting(): void {
    const before = get().waiting
    const waiting = backend.waiting().find(({ kind }) => kind === 'contact')
    lastWaiting = waiting ?? lastWaiting
    if (waiting === undefined && before === undefined) return
    set({ ...get(), waiting, attempt: waiting?.id === before?.id ? get().attempt : 'none' })
  }

  function follow(change: Change): void {
    if (change.kind === 'waiting-sent' && change.id === lastWaiting?.id && mode !== 'draft')
      set({ ...get(), receipt: receiptOf(lastWaiting.text, lastWaiting.email) })
    if (change.kind === 'waiting-refused') refused = true
    readWaiting()
  }

  /** The stored draft fills in what is still empty. */
  function restoreDraft(): void {
    const { values } = form.get()
    const draft = Object.entries(parseDraft(store.get(draftKey)))
    const missing = draft.filter(([name, text]) => text !== '' && (Reflect.get(values, name) ?? '') === '')
    if (missing.length > 0) form.change(Object.fromEntries(missing))
  }

  function storeDraft(): void {
    const { stage, values } = form.get()
    if (stage === 'sending' || stage === 'sent') return
    if (hasText(values)) store.set(draftKey, values)
    else store.remove(draftKey)
  }

  function start(): () => void {
    restoreDraft()
    if (about !== '') form.change({ subject: about })
    storeDraft()
    const stops = [form.subscribe(storeDraft), backend.subscribe(follow)]
    readWaiting()
    return () => stops.forEach((stop) => stop())
  }

  return {
    get,
    subscribe: whileObserved(state, start),
    form,
    mode,
    trap: backend.plainForm?.trap ?? honeypot,
    submit: () => form.submit(send),
    discardDraft: () => form.reset(),
    writeAnother() {
      set({ ...get(), receipt: undefined })
      form.reset()
    },
    async sendNow() {
      const { waiting, attempt } = get()
      if (waiting === undefined || attempt === 'running') return
      refused = false
      set({ ...get(), attempt: 'running' })
      backend.release(waiting.id)
      await backend.flush()
      const stays = backend.waiting().some(({ id }) => id === waiting.id)
      set({ ...get(), attempt: stays ? 'failed' : 'none' })
      // Another tab has sent or deleted it: what was sent must not be offered to be sent again.
      if (!stays && !refused && get().receipt === undefined) form.reset()
      readWaiting()
    },
    deleteWaiting() {
      const { waiting } = get()
      if (waiting === undefined) return
      backend.discard(waiting.id)
      form.reset()
      readWaiting()
      say(contactMessages.deleted)
    }
  }
}
