import { createContext, use } from 'react'
import type { Chat } from '../../domain/sessions/chat.ts'

export const ChatContext = createContext<Chat | null>(null)

/** The one conversation of this visitor, on the page and in the window. */
export function useChat(): Chat {
  const chat = use(ChatContext)
  if (chat === null) throw new Error('ChatProvider is missing around this component.')
  return chat
}
