import { windowValue } from './browser-value.ts'

/** Whether there is a network. */
export const online = windowValue<boolean>({
  prerendered: true,
  read: ({ navigator }) => navigator.onLine,
  events: ['online', 'offline']
})
