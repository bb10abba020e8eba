export const webhookMessages = {
  deleted: 'The webhook is gone',
  test: 'This is a test of a webhook. Nothing has happened.'
} as const
