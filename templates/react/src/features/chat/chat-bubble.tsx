import { toDateTime } from '../../domain/calendar.ts'
import { chatMessages } from '../../domain/messages/chat.ts'
import type { ChatMessage } from '../../domain/sessions/chat.ts'
import { useClock } from '../../ui/use-client.ts'

export function ChatBubble({ message }: { message: ChatMessage }) {
  const clock = useClock()
  const mine = message.sender === 'user'
  return (
    <p className={mine ? 'bubble me' : 'bubble'} dir="auto">
      <span className="sr">{mine ? chatMessages.you : chatMessages.agent} </span>
      {message.text}
      {message.timestamp !== null && (
        <time dateTime={toDateTime(message.timestamp)}>{clock(message.timestamp)}</time>
      )}
    </p>
  )
}
