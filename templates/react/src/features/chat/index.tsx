import {
  createContext,
  use,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type Ref
} from 'react'
import { useLocation } from 'react-router'
import { clock } from '../../browser/device.ts'
import { keepClear, onKey } from '../../browser/page.ts'
import { simulatedChat } from '../../domain/backend/simulated.ts'
import { toDateTime } from '../../domain/calendar.ts'
import { chat as definition, chatMessages } from '../../domain/features/chat.ts'
import {
  canSend,
  createChat,
  findReplyPage,
  type Chat,
  type ChatMessage
} from '../../domain/sessions/chat.ts'
import type { FeatureOf } from '../../feature.ts'
import '../../styles/pages/chat.css'
import { useBackend, useObservable, useStore, useTimeOfDay } from '../../ui/hooks.tsx'
import { Button, Icon, IconButton, PageLink } from '../../ui/controls.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useContent, usePagePath, usePages, useSite } from '../../ui/site-context.tsx'

export const ChatContext = createContext<Chat | null>(null)

/** The one conversation of this visitor, on the page and in the window. */
export function useChat(): Chat {
  const chat = use(ChatContext)
  if (chat === null) throw new Error('ChatProvider is missing around this component.')
  return chat
}

export function ChatProvider({ children }: { children: ReactNode }) {
  const backend = useBackend()
  const store = useStore()
  const chat = useMemo(() => createChat({ backend, store, now: clock.now }), [backend, store])
  // It is restored with the page, so that its window opens with all that was said.
  useEffect(() => chat.subscribe(() => {}), [chat])
  return <ChatContext value={chat}>{children}</ChatContext>
}

export function ChatBubble({ message }: { message: ChatMessage }) {
  const timeOf = useTimeOfDay()
  const page = findReplyPage(message, useContent(), usePages())
  const mine = message.sender === 'user'
  return (
    <p className={mine ? 'bubble me' : 'bubble'} dir="auto">
      <span className="sr">{mine ? chatMessages.you : chatMessages.agent} </span>
      {message.text}
      {page !== undefined && (
        <PageLink page={page.page} params={page.params}>
          {chatMessages.page(page.title)}
        </PageLink>
      )}
      {message.timestamp !== null && (
        <time dateTime={toDateTime(message.timestamp)}>{timeOf(message.timestamp)}</time>
      )}
    </p>
  )
}

/** The chat widget in a corner of every page but its own. */
export function ChatWidget() {
  const id = useId()
  const { pathname } = useLocation()
  const onChatPage = pathname === usePagePath('chat')
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const wasOpen = useRef(false)

  useEffect(() => keepClear(() => button.current), [pathname, open])

  useEffect(() => {
    if (open) input.current?.focus()
    else if (wasOpen.current) button.current?.focus()
    wasOpen.current = open
  }, [open])

  useEffect(() => {
    if (!open) return undefined
    return onKey((key) => {
      if (key === 'Escape') setOpen(false)
    })
  }, [open])

  if (onChatPage) return null
  if (!open) {
    return (
      <button
        type="button"
        className="chat-button"
        ref={button}
        aria-label={chatMessages.open}
        aria-expanded={false}
        onClick={() => setOpen(true)}
      >
        <Icon name="chat" />
      </button>
    )
  }

  return (
    <div className="chat widget" role="dialog" aria-labelledby={id}>
      <ChatPanel
        titleId={id}
        input={input}
        control={<IconButton icon="close" label={chatMessages.close} onClick={() => setOpen(false)} />}
      />
    </div>
  )
}

/** A chat window on every page, and a page of its own. */
export const chat: FeatureOf<typeof definition> = {
  ...definition,
  load: { chat: () => import('./page.tsx') },
  components: { floating: ChatWidget },
  Provider: ChatProvider,
  simulated: simulatedChat
}

interface ChatPanelProps {
  titleId: string
  /** A control at the end of the head. */
  control?: ReactNode
  input?: Ref<HTMLInputElement>
}

/** Head, messages and the line to write: the same on the page and in the window. */
export function ChatPanel({ titleId, control, input }: ChatPanelProps) {
  const simulated = useBackend().isSimulated('chatReply')
  const { businessName } = useSite().businessInfo
  const chat = useChat()
  const state = useObservable(chat)
  const inputId = useId()
  const log = useRef<HTMLDivElement>(null)

  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [state.messages, state.typing])

  return (
    <>
      <div className="chat-head">
        <div>
          <h2 id={titleId}>{chatMessages.head(businessName)}</h2>
          {simulated && <p className="soft small">{chatMessages.automatic}</p>}
        </div>
        {control}
      </div>
      <div
        className="chat-log"
        role="log"
        aria-live="polite"
        aria-label={chatMessages.log}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        ref={log}
      >
        {state.messages.map((message) => (
          <ChatBubble key={message.id} message={message} />
        ))}
        {state.typing && (
          <p className="bubble typing">
            <span className="sr">{chatMessages.typing}</span>
            <i />
            <i />
            <i />
          </p>
        )}
        {state.failure !== undefined && <Notice tone="error">{state.failure}</Notice>}
      </div>
      <form
        className="chat-form"
        onSubmit={(event) => {
          event.preventDefault()
          void chat.send()
        }}
      >
        <label className="sr" htmlFor={inputId}>
          {chatMessages.label}
        </label>
        <input
          className="input"
          id={inputId}
          ref={input}
          value={state.draft}
          placeholder={chatMessages.placeholder}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => chat.write(event.target.value)}
        />
        <Button type="submit" disabled={!canSend(state)} aria-label={chatMessages.send}>
          <Icon name="send" flip />
        </Button>
      </form>
    </>
  )
}
