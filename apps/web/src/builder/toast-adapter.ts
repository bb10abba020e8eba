import type { ShowToast } from '@sitewright/builder'
import { toast, type Toast } from '../ui/toast.ts'

const tones = { success: 'good', info: 'note', warning: 'warn', error: 'bad' } as const

/** Shows the toasts of the flows, with an action where there is one. */
export function toastSuccess(text: string, action?: Toast['action'], group?: string): void {
  toast({ tone: 'good', text, action, group })
}

/** Says what was chosen; the next choice takes its place. */
export function toastChoice(text: string): void {
  toastSuccess(text, undefined, 'choice')
}

/** Where the flows of the builder send their toasts. */
export const showToast: ShowToast = ({ kind, text, title, detail, ms }) => {
  toast({ tone: tones[kind], text: detail === undefined ? text : `${text} ${detail}`, title, durationMs: ms })
}
