import { addScript, type Service } from './service.ts'

interface Monitor {
  init: (settings: object) => void
}

declare global {
  interface Window {
    DD_RUM?: Monitor & { onReady: (then: () => void) => void }
  }
}

/** Sends errors and loading times to Datadog. */
export const datadog: Service = {
  id: 'datadog',
  name: 'Datadog',
  asks: true,
  isReady: (variable) => variable('DATADOG_CLIENT_TOKEN') !== '' && variable('DATADOG_APPLICATION_ID') !== '',
  async start(variable) {
    const europe = variable('DATADOG_SITE') === 'datadoghq.eu'
    await addScript(`https://www.datadoghq-browser-agent.com/${europe ? 'eu1' : 'us1'}/v6/datadog-rum.js`)
    window.DD_RUM?.init({
      clientToken: variable('DATADOG_CLIENT_TOKEN'),
      applicationId: variable('DATADOG_APPLICATION_ID'),
      site: europe ? 'datadoghq.eu' : 'datadoghq.com',
      sessionReplaySampleRate: 0
    })
  }
}
