import type { FeatureDefinition } from '../feature.ts'
import { chatMessages } from '../messages/chat.ts'

/** A chat window on every page, and a page of its own. */
export const chat = {
  id: 'chat',
  routes: [{ page: 'chat', path: '/chat', title: chatMessages.title }],
  nav: [{ page: 'chat', label: chatMessages.title, icon: 'chat', order: 90 }],
  slots: { floating: { order: 20 } }
} as const satisfies FeatureDefinition
