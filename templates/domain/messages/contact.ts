export const contactMessages = {
  sentTitle: 'Thank you for your message!',
  sent: "We'll get back to you soon.",
  sending: 'Sending…',
  noMessage: 'Please write a message.',
  title: 'Contact',
  intro: 'Write to us, call, or come by.',
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  send: 'Send message',
  another: 'Write another message',
  draftKept: 'Your draft is kept in this browser until you send it.',
  discard: 'Discard draft',
  details: 'Where and when',
  openingHours: 'Opening hours'
} as const
