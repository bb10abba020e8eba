import { addScript } from './add-script.ts'
import type { Service } from './service.ts'
import { text } from './variable.ts'

const licenseKey = text(import.meta.env.VITE_NEW_RELIC_LICENSE_KEY)
const applicationID = text(import.meta.env.VITE_NEW_RELIC_APPLICATION_ID)
const beacon = text(import.meta.env.VITE_NEW_RELIC_BEACON) || 'bam.nr-data.net'

/** Sends errors and loading times to New Relic, whose script reads its settings from the window. */
export const newrelic: Service = {
  id: 'newrelic',
  name: 'New Relic',
  asks: true,
  ready: licenseKey !== '' && applicationID !== '',
  start() {
    const account = { licenseKey, applicationID }
    Object.assign(window, {
      NREUM: {
        loader_config: { ...account, agentID: applicationID },
        info: { ...account, beacon, errorBeacon: beacon, sa: 1 }
      }
    })
    return addScript('https://js-agent.newrelic.com/nr-loader-rum-current.min.js')
  }
}
