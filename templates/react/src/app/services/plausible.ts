import { addScript } from './add-script.ts'
import type { Service } from './service.ts'
import { text } from './variable.ts'

const domain = text(import.meta.env.VITE_PLAUSIBLE_DOMAIN)

/** Counts page views with Plausible. */
export const plausible: Service = {
  id: 'plausible',
  name: 'Plausible',
  asks: true,
  ready: domain !== '',
  start: () => addScript('https://plausible.io/js/script.js', { domain })
}
