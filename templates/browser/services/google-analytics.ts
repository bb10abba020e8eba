import { addScript, type Service } from './service.ts'

/** Counts page views with Google Analytics, which follows changes of the address by itself. */
export const googleAnalytics: Service = {
  id: 'google-analytics',
  name: 'Google Analytics',
  asks: true,
  isReady: (variable) => variable('GA_MEASUREMENT_ID') !== '',
  start(variable) {
    const id = variable('GA_MEASUREMENT_ID')
    const layer: unknown[] = []
    Object.assign(window, { dataLayer: layer })
    function tell(..._words: unknown[]) {
      // Google reads the arguments object itself; an array would be ignored.
      // oxlint-disable-next-line prefer-rest-params
      layer.push(arguments)
    }
    tell('js', new Date())
    tell('config', id)
    return addScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`)
  }
}
