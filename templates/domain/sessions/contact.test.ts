import { describe, expect, it } from 'vitest'
import type { Change, ContactMessage, Result, Receipt, WaitingMessage } from '../backend/port.ts'
import { memoryStore } from '../backend/storage.ts'
import { contactMessages } from '../features/contact-form.ts'
import { createContact, type ContactOptions } from './contact.ts'

const letter = { name: 'Noor', email: 'noor@example.org', subject: '', message: 'Do you see children?' }
const waitingMessage: WaitingMessage = {
  id: 'w1',
  kind: 'contact',
  since: 1,
  text: letter.message,
  email: letter.email,
  perhapsSent: false
}

/** The contact form in front of a backend whose answers come when the test gives them. */
function contactWith(
  mode: ContactOptions['backend']['messages'] = 'carried',
  store = memoryStore(),
  about = ''
) {
  const listeners = new Set<(change: Change) => void>()
  const answers: ((result: Result<Receipt>) => void)[] = []
  const sent: ContactMessage[] = []
  const said: string[] = []
  const outbox: WaitingMessage[] = []
  const emit = (change: Change) => listeners.forEach((listener) => listener(change))
  const backend: ContactOptions['backend'] & { flush: () => Promise<void> } = {
    messages: mode,
    receiver: 'forms.example',
    sendContact(message) {
      sent.push(message)
      return new Promise((resolve) => answers.push(resolve))
    },
    waiting: () => [...outbox],
    release: () => {},
    discard: () => void outbox.splice(0),
    flush: async () => {},
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    }
  }
  const contact = createContact({ backend, store, now: () => 7, say: (message) => said.push(message), about })
  /** As the outbox does where it goes out. */
  const goesOut = async () => {
    outbox.splice(0)
    emit({ kind: 'waiting-sent', id: 'w1', what: '/contact' })
  }
  return { contact, backend, store, answers, sent, said, outbox, emit, goesOut, listeners }
}

const open = (contact: ReturnType<typeof createContact>) => contact.subscribe(() => {})
const draftIn = (store: ReturnType<typeof memoryStore>) => store.get('contact-draft')

describe('a message', () => {
  it('has a receipt once it was accepted, and its draft is gone', async () => {
    const { contact, answers, store } = contactWith()
    open(contact)
    contact.form.change(letter)
    expect(draftIn(store)).toMatchObject(letter)
    const sending = contact.submit()
    await contact.submit()
    expect([contact.form.get().stage, answers]).toEqual(['sending', [expect.anything()]])
    answers[0]?.({ ok: true, value: { id: 'm', delivery: 'sent' } })
    await sending
    expect(contact.get().receipt).toEqual({
      mode: 'carried',
      receiver: 'forms.example',
      text: letter.message,
      email: letter.email,
      at: 7
    })
    expect(draftIn(store)).toBeUndefined()
    contact.writeAnother()
    expect([contact.get().receipt, contact.form.get().values.message]).toEqual([undefined, ''])
  })

  it('that is refused is kept with its draft, which follows what is changed then', async () => {
    const { contact, answers, store } = contactWith()
    open(contact)
    contact.form.change(letter)
    const sending = contact.submit()
    answers[0]?.({ ok: false, code: 'refused', words: 'Form not found' })
    await sending
    expect(contact.form.get().failure).toContain('It was refused by forms.example: “Form not found”')
    expect(contact.get().receipt).toBeUndefined()
    contact.form.change({ subject: 'Second try' })
    expect(draftIn(store)).toMatchObject({ subject: 'Second try', message: letter.message })
  })

  it('whose answer comes after the page was left leaves no draft behind', async () => {
    const { contact, answers, store } = contactWith()
    const leave = open(contact)
    contact.form.change(letter)
    const sending = contact.submit()
    leave()
    answers[0]?.({ ok: true, value: { id: 'm', delivery: 'sent' } })
    await sending
    expect(draftIn(store)).toBeUndefined()
  })
})

describe('a draft', () => {
  it('is restored, and fills in what was not typed before', () => {
    const store = memoryStore()
    store.set('contact-draft', { name: 'Noor', message: 'Half a thou' })
    const { contact } = contactWith('carried', store)
    expect(contact.form.get().values.name).toBe('')
    contact.form.takeTyped({ name: 'Nora' })
    open(contact)
    expect(contact.form.get().values).toMatchObject({ name: 'Nora', message: 'Half a thou' })
    expect(draftIn(store)).toMatchObject({ name: 'Nora', message: 'Half a thou' })
  })

  it('keeps its words where a link says what the message is about', () => {
    const store = memoryStore()
    store.set('contact-draft', { subject: 'Hello', message: 'Half a thou' })
    const { contact } = contactWith('carried', store, 'About: Mug')
    open(contact)
    expect(contact.form.get().values).toMatchObject({ subject: 'About: Mug', message: 'Half a thou' })
  })

  it('is forgotten where it is discarded, and where every word is deleted by hand', () => {
    const { contact, store } = contactWith()
    open(contact)
    contact.form.change({ message: 'Half' })
    contact.discardDraft()
    expect([draftIn(store), contact.form.get().values.message]).toEqual([undefined, ''])
    contact.form.change({ message: 'H' })
    contact.form.change({ message: '' })
    expect(draftIn(store)).toBeUndefined()
  })
})

describe('a waiting message', () => {
  it('is watched while the page is open, and has a receipt once it was sent', async () => {
    const { contact, outbox, goesOut, listeners } = contactWith()
    outbox.push(waitingMessage)
    const leave = open(contact)
    expect(contact.get().waiting).toEqual(waitingMessage)
    await goesOut()
    expect(contact.get()).toMatchObject({ receipt: { text: letter.message, mode: 'carried' } })
    expect(contact.get().waiting).toBeUndefined()
    leave()
    expect(listeners.size).toBe(0)
  })

  it('has its receipt also where other news come between its leaving and its being sent', () => {
    const { contact, outbox, emit } = contactWith()
    outbox.push(waitingMessage)
    open(contact)
    outbox.splice(0)
    // A listener before this one rings the bell when it hears that the message was sent.
    emit({ kind: 'notifications' })
    expect(contact.get().waiting).toBeUndefined()
    emit({ kind: 'waiting-sent', id: 'w1', what: '/contact' })
    expect(contact.get().receipt).toMatchObject({ text: letter.message })
  })

  it('says that it could not be sent just now, however often the button is pressed', async () => {
    const { contact, outbox, backend } = contactWith()
    outbox.push(waitingMessage)
    open(contact)
    let flushes = 0
    backend.flush = async () => void (flushes += 1)
    await Promise.all([contact.sendNow(), contact.sendNow()])
    expect([contact.get().attempt, flushes]).toEqual(['failed', 1])
  })

  it('that another tab has sent is not offered to be sent again', async () => {
    const { contact, outbox, backend } = contactWith()
    outbox.push(waitingMessage)
    backend.flush = async () => void outbox.splice(0)
    open(contact)
    contact.form.change(letter)
    await contact.sendNow()
    expect(contact.get()).toEqual({ attempt: 'none', waiting: undefined })
    expect(contact.form.get().values.message).toBe('')
  })

  it('that the receiver refuses leaves the words in the form', async () => {
    const { contact, outbox, backend, emit } = contactWith()
    outbox.push(waitingMessage)
    open(contact)
    contact.form.change(letter)
    backend.flush = async () => {
      outbox.splice(0)
      emit({ kind: 'waiting-refused', what: '/contact' })
    }
    await contact.sendNow()
    expect(contact.form.get().values.message).toBe(letter.message)
  })

  it('can be deleted, and that is said', () => {
    const { contact, outbox, said } = contactWith()
    outbox.push(waitingMessage)
    open(contact)
    contact.deleteWaiting()
    expect([outbox, said]).toEqual([[], [contactMessages.deleted]])
    expect(contact.get().waiting).toBeUndefined()
  })
})
