import type { FeatureDefinition } from '../pages.ts'

export const chatMessages = {
  title: 'Chat',
  lede: 'Ask what you like before you decide.',
  head: (name: string) => `Chat with ${name}`,
  automatic: 'Automatic answers from this site. Nobody reads along.',
  greeting: 'Ask about services, prices or opening hours. The answers come from this site by themselves.',
  page: (title: string) => `See: ${title}`,
  log: 'Messages',
  label: 'Your message',
  placeholder: 'Write a message',
  send: 'Send',
  typing: 'A reply is being written',
  open: 'Open chat',
  close: 'Close chat',
  you: 'You said:',
  agent: 'Reply:'
} as const

/** A chat window on every page, and a page of its own. */
export const chat = {
  id: 'chat',
  routes: [{ page: 'chat', path: '/chat', title: chatMessages.title }],
  nav: [{ page: 'chat', label: chatMessages.title, icon: 'chat', order: 90 }],
  slots: { floating: { order: 20 } }
} as const satisfies FeatureDefinition
