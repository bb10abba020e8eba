import { useEffect, useMemo, type ReactNode } from 'react'
import { clock } from '../../browser/clock.ts'
import { createChat } from '../../domain/sessions/chat.ts'
import { useBackend, useStore } from '../../ui/backend.tsx'
import { ChatContext } from './context.ts'

export function ChatProvider({ children }: { children: ReactNode }) {
  const backend = useBackend()
  const store = useStore()
  const chat = useMemo(() => createChat({ backend, store, now: clock.now }), [backend, store])
  // It is restored with the page, so that its window opens with all that was said.
  useEffect(() => chat.subscribe(() => {}), [chat])
  return <ChatContext value={chat}>{children}</ChatContext>
}
