import { createContext, use } from 'react'
import type { ChatState } from '../../domain/chat.ts'

interface ChatValue {
  state: ChatState
  write: (draft: string) => void
  send: () => void
}

export const ChatContext = createContext<ChatValue | null>(null)

/** The one conversation of this visitor, on the page and in the window. */
export function useChat(): ChatValue {
  const value = use(ChatContext)
  if (value === null) throw new Error('ChatProvider is missing around this component.')
  return value
}
