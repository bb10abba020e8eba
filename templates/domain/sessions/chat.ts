import type { Backend, ChatReply, ChatTurn } from '../backend/port.ts'
import { storedList, type Store } from '../backend/storage.ts'
import { plainText } from '../drafts.ts'
import { chatMessages } from '../features/chat.ts'
import { errorMessage } from '../messages.ts'
import type { PagePlace } from '../pages.ts'
import type { Content } from '../site.ts'
import { createObservable, whileObserved, type Clock, type Observable } from './observable.ts'

export interface ChatMessage extends ChatTurn {
  id: string
  /** Milliseconds since 1970; null for the greeting, which is there from the start. */
  timestamp: number | null
}

export interface ChatState {
  messages: readonly ChatMessage[]
  draft: string
  /** The reply is being written. */
  typing: boolean
  /** Error message for the visitor, where there was no reply. */
  failure?: string
}

interface ChatOptions {
  backend: Pick<Backend, 'chatReply'>
  /** Keeps the conversation, which all tabs share. */
  store: Store
  now: Clock['now']
}

/** The one conversation of this visitor. */
export interface Chat extends Observable<ChatState> {
  write: (draft: string) => void
  /** Sends the draft and waits for the reply, unless there is nothing to send or a reply is being written. */
  send: () => Promise<void>
}

/** Number of messages that are stored. */
export const chatLimit = 100

const key = 'chat'
const greeting: ChatMessage = {
  id: 'greeting',
  text: chatMessages.greeting,
  sender: 'agent',
  timestamp: null
}

/** Whether the message can be sent: it is not blank, and no reply is being written. */
export function canSend({ draft, typing }: ChatState): boolean {
  return draft.trim() !== '' && !typing
}

/** The page where a reply stands. */
export interface ReplyPage {
  page: string
  title: string
  /** Parameters of its path. */
  params?: Record<string, string>
}

/** The first page of a reply that the site has. */
export function findReplyPage(
  { pages = [], service }: ChatReply,
  content: Pick<Content, 'services'>,
  present: ReadonlyMap<string, Pick<PagePlace, 'title'>>
): ReplyPage | undefined {
  const named = content.services?.items.find(({ id }) => id === service)
  for (const page of pages) {
    const place = present.get(page)
    if (place === undefined || (page === 'service-detail' && named === undefined)) continue
    if (page !== 'service-detail' || named === undefined) return { page, title: place.title }
    return { page, title: plainText(named.title), params: { id: named.id } }
  }
  return undefined
}

/** Starts the chat. What was said before is restored when somebody listens. */
export function createChat({ backend, store, now }: ChatOptions): Chat {
  const state = createObservable<ChatState>({ messages: [greeting], draft: '', typing: false })
  const { get, set } = state

  /** What is stored, with what is only here: another tab may have said more meanwhile. */
  function allMessages(added: readonly StoredMessage[] = []): readonly StoredMessage[] {
    const known = [...storedList(store, key, isStored), ...get().messages.filter(isStored), ...added]
    const once = new Map(known.map((message) => [message.id, message]))
    return [...once.values()].sort((a, b) => a.timestamp - b.timestamp).slice(-chatLimit)
  }

  function add(message: StoredMessage): readonly ChatMessage[] {
    const messages = allMessages([message])
    store.set(key, messages)
    return [greeting, ...messages]
  }

  function start(): () => void {
    const messages = allMessages()
    if (messages.length > 0) set({ ...get(), messages: [greeting, ...messages] })
    return () => {}
  }

  return {
    get,
    subscribe: whileObserved(state, start),
    write: (draft) => set({ ...get(), draft }),
    async send() {
      if (!canSend(get())) return
      const text = get().draft.trim()
      const sent = now()
      const messages = add({ id: `${sent}-user`, text, sender: 'user', timestamp: sent })
      set({ messages, draft: '', typing: true })
      const result = await backend.chatReply(messages)
      if (!result.ok) return set({ ...get(), typing: false, failure: errorMessage(result.code) })
      const replied = now()
      const reply = {
        id: `${replied}-agent`,
        ...result.value,
        sender: 'agent' as const,
        timestamp: replied
      }
      return set({ ...get(), messages: add(reply), typing: false })
    }
  }
}

type StoredMessage = ChatMessage & { timestamp: number }

function isStored(value: unknown): value is StoredMessage {
  if (typeof value !== 'object' || value === null) return false
  const { id, text, sender, timestamp, pages } = value as Partial<Record<keyof ChatMessage, unknown>>
  return (
    (pages === undefined || Array.isArray(pages)) &&
    typeof id === 'string' &&
    typeof text === 'string' &&
    (sender === 'user' || sender === 'agent') &&
    typeof timestamp === 'number'
  )
}
