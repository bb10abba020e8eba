import '../../styles/pages/chat.css'
import { useEffect, useId, useRef, type ReactNode, type Ref } from 'react'
import { chatMessages } from '../../domain/messages/chat.ts'
import { canSend } from '../../domain/sessions/chat.ts'
import { useBackend } from '../../ui/backend.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useSite } from '../../ui/site-context.tsx'
import { useObservable } from '../../ui/use-observable.ts'
import { ChatBubble } from './chat-bubble.tsx'
import { useChat } from './context.ts'

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
