export const profileMessages = {
  company: 'Company',
  website: 'Website',
  preferences: 'Notifications',
  email: 'Email',
  sms: 'Text message',
  push: 'Push',
  nothing: 'None',
  notGiven: 'Not given'
} as const
