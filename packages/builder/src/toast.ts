/** A toast: a short message over the page. */
export interface Toast {
  readonly tone: 'info' | 'success' | 'warning' | 'danger'
  readonly text: string
  readonly title?: string
  /** More detail, such as the reason of a failure. */
  readonly detail?: string
  /** Milliseconds that it is shown. @default the interface's own */
  readonly durationMs?: number
}

/** Shows a toast of a flow. */
export type ShowToast = (toast: Toast) => void
