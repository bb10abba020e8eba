export const profileMessages = {
  title: 'About your work, and how you hear from us',
  preferences: 'Notifications',
  email: 'Email',
  sms: 'Text message',
  push: 'Push',
  nothing: 'None'
} as const
