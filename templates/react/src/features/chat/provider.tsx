import { useEffect, useMemo, useReducer, type ReactNode } from 'react'
import { storedList } from '../../domain/backend/storage.ts'
import { canSend, chatReducer, isChatMessage, keptMessages, newChat } from '../../domain/chat.ts'
import { chatMessages } from '../../domain/messages/chat.ts'
import { errorMessage } from '../../domain/messages.ts'
import { useBackend, useStore } from '../../ui/backend.tsx'
import { ChatContext } from './context.ts'

const kept = 'chat'

export function ChatProvider({ children }: { children: ReactNode }) {
  const backend = useBackend()
  const store = useStore()
  const [state, dispatch] = useReducer(chatReducer, chatMessages.greeting, newChat)

  useEffect(() => dispatch({ type: 'restore', messages: storedList(store, kept, isChatMessage) }), [store])
  useEffect(() => {
    const messages = keptMessages(state)
    if (messages.length > 0) store.set(kept, messages)
  }, [store, state])

  const value = useMemo(() => {
    async function send() {
      if (!canSend(state)) return
      const timestamp = Date.now()
      dispatch({ type: 'send', id: `${timestamp}-user`, timestamp })
      const turn = { sender: 'user' as const, text: state.draft.trim() }
      const result = await backend.chatReply([...state.messages, turn])
      if (!result.ok) return dispatch({ type: 'fail', failure: errorMessage(result.code) })
      const replied = Date.now()
      return dispatch({ type: 'reply', id: `${replied}-agent`, text: result.value, timestamp: replied })
    }
    return {
      state,
      write: (draft: string) => dispatch({ type: 'write', draft }),
      send: () => void send()
    }
  }, [backend, state])
  return <ChatContext value={value}>{children}</ChatContext>
}
