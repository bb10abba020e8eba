/** A toast: a short message over the page. */
export interface Toast {
  readonly tone: 'info' | 'success' | 'warning' | 'danger'
  readonly text: string
  readonly title?: string
  /** More about it, such as the reason of a failure. */
  readonly detail?: string
  /** Milliseconds that it stays; the interface's own default where absent. */
  readonly durationMs?: number
}

/** Where flows send their toasts. */
export type ShowToast = (toast: Toast) => void
