import { addScript, type Service } from './service.ts'

/** Counts page views with Vercel Analytics; the script exists on Vercel only. */
export const vercelAnalytics: Service = {
  id: 'vercel-analytics',
  name: 'Vercel Analytics',
  asks: true,
  isReady: (variable) => variable('VERCEL_ANALYTICS') === '1',
  start: () => addScript('/_vercel/insights/script.js')
}
