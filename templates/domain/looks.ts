import type { IconName } from './icons.ts'
import type { StatusTone } from './sessions/status.ts'

/** Classes and icon of a notice, by its tone. */
export const noticeLooks = {
  info: { className: 'notice', icon: 'info' },
  success: { className: 'notice notice-ok', icon: 'check' },
  warning: { className: 'notice notice-warn', icon: 'info' },
  error: { className: 'notice notice-err', icon: 'alert' }
} as const satisfies Record<StatusTone, { className: string; icon: IconName }>

/** Classes of a button: `primary` is the one thing that the page wants, `bare` has no line around it. */
export const buttonClasses = {
  primary: 'btn',
  quiet: 'btn btn-quiet',
  bare: 'btn btn-bare'
} as const satisfies Record<string, string>

export type ButtonLook = keyof typeof buttonClasses

/** State of a message: accepted, waiting for a network, or not sent at all, as in a draft. */
export type ReceiptState = 'taken' | 'waits' | 'nothing'

/** Icon of a receipt. Where nothing was sent, the pencil of drafts stands in its place. */
export const receiptIcons = {
  taken: 'done',
  waits: 'no-network'
} as const satisfies Record<Exclude<ReceiptState, 'nothing'>, IconName>
