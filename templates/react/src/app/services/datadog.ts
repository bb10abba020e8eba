import { addScript } from './add-script.ts'
import type { Service } from './service.ts'
import { text } from './variable.ts'

const clientToken = text(import.meta.env.VITE_DATADOG_CLIENT_TOKEN)
const applicationId = text(import.meta.env.VITE_DATADOG_APPLICATION_ID)
const europe = text(import.meta.env.VITE_DATADOG_SITE) === 'datadoghq.eu'

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
  ready: clientToken !== '' && applicationId !== '',
  async start() {
    await addScript(`https://www.datadoghq-browser-agent.com/${europe ? 'eu1' : 'us1'}/v6/datadog-rum.js`)
    const site = europe ? 'datadoghq.eu' : 'datadoghq.com'
    window.DD_RUM?.init({ clientToken, applicationId, site, sessionReplaySampleRate: 0 })
  }
}
