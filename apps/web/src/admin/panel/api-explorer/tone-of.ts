import type { Answer } from './send-request.ts'

/** How an answer went, by its status. */
export function toneOf({
  status,
  isRedirect
}: Pick<Answer, 'status' | 'isRedirect'>): 'info' | 'success' | 'warning' | 'danger' {
  if (isRedirect || status < 200) return 'info'
  if (status < 400) return 'success'
  return status < 500 ? 'warning' : 'danger'
}
