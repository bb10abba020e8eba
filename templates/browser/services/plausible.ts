import { addScript, type Service } from './service.ts'

/** Counts page views with Plausible. */
export const plausible: Service = {
  id: 'plausible',
  name: 'Plausible',
  asks: true,
  isReady: (variable) => variable('PLAUSIBLE_DOMAIN') !== '',
  start: (variable) =>
    addScript('https://plausible.io/js/script.js', { domain: variable('PLAUSIBLE_DOMAIN') })
}
