import { addScript } from './add-script.ts'
import type { Service } from './service.ts'
import { text } from './variable.ts'

/** Counts page views with Vercel Analytics; the script exists on Vercel only. */
export const vercelAnalytics: Service = {
  id: 'vercel-analytics',
  name: 'Vercel Analytics',
  asks: true,
  ready: text(import.meta.env.VITE_VERCEL_ANALYTICS) === '1',
  start: () => addScript('/_vercel/insights/script.js')
}
