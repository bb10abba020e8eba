export const chatMessages = {
  title: 'Chat',
  lede: 'Ask what you like before you decide.',
  head: (name: string) => `Chat with ${name}`,
  canned: 'Automatic replies',
  answers: 'Usually answers in a minute',
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
