import { createLoadOnce } from './load-once.ts'

/** The URL of this installation's source code; null until it is loaded, or where the operator set none. */
export const useSourceCode = createLoadOnce<string>(async () => {
  const response = await fetch('/installation.json').catch(() => undefined)
  if (!response?.ok) return null
  const { source } = (await response.json().catch(() => ({}))) as { source?: unknown }
  return typeof source === 'string' && /^https?:\/\//.test(source) ? source : null
})
