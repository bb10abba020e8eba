import { addScript, type Service } from './service.ts'

/** Sends errors and loading times to New Relic, whose script reads its settings from the window. */
export const newrelic: Service = {
  id: 'newrelic',
  name: 'New Relic',
  asks: true,
  isReady: (variable) =>
    variable('NEW_RELIC_LICENSE_KEY') !== '' && variable('NEW_RELIC_APPLICATION_ID') !== '',
  start(variable) {
    const applicationID = variable('NEW_RELIC_APPLICATION_ID')
    const account = { licenseKey: variable('NEW_RELIC_LICENSE_KEY'), applicationID }
    const beacon = variable('NEW_RELIC_BEACON') || 'bam.nr-data.net'
    Object.assign(window, {
      NREUM: {
        loader_config: { ...account, agentID: applicationID },
        info: { ...account, beacon, errorBeacon: beacon, sa: 1 }
      }
    })
    return addScript('https://js-agent.newrelic.com/nr-loader-rum-current.min.js')
  }
}
