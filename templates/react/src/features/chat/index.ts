import { chatMessages } from '../../domain/messages/chat.ts'
import type { Feature } from '../../feature.ts'
import { ChatWidget } from './chat-widget.tsx'
import { ChatProvider } from './provider.tsx'

/** A chat window on every page, and a page of its own. */
export const chat: Feature = {
  id: 'chat',
  routes: [{ page: 'chat', path: '/chat', title: chatMessages.title, load: () => import('./chat-page.tsx') }],
  nav: [{ page: 'chat', label: chatMessages.title, icon: 'chat', order: 90 }],
  slots: { floating: { order: 20, Component: ChatWidget } },
  Provider: ChatProvider
}
