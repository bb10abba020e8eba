// Ports of the servers that tests start, in one place so that they do not meet. PORT_OFFSET moves all of them, for
// two runs on one machine.
import { frameworkIds, type FrameworkId } from '../packages/catalog/src/index.ts'

const offset = Number(process.env['PORT_OFFSET'] ?? 0)

/** The whole product. */
export const productPort = 3310 + offset

/** The everything-on site in each layout, in the first framework. */
export const sitePorts = {
  standard: 3321 + offset,
  sidebar: 3322 + offset,
  grid: 3323 + offset,
  landing: 3324 + offset
} as const

/**
 * More sites of the first framework: one whose every text tries to break out, one with a server of its own, one as it is
 * published, one whose form is posted to a receiver, one without a form, one in a folder of its host, one with
 * photographs, and those of a business that says no more than its name, what it does, where it is and how it is reached.
 */
export const specialPorts = {
  hostile: 3325 + offset,
  connected: 3326 + offset,
  published: 3327 + offset,
  delivering: 3328 + offset,
  calling: 3330 + offset,
  folder: 3335 + offset,
  photographed: 3336 + offset,
  'thin-standard': 3331 + offset,
  'thin-sidebar': 3332 + offset,
  'thin-grid': 3333 + offset,
  'thin-landing': 3334 + offset
} as const

/** A site of the browser tests. */
export type SiteName = keyof typeof sitePorts | keyof typeof specialPorts

/** The sites of each framework have twenty ports of their own. */
const portsOfFramework = 20

/** The port of a site that was built with a framework. */
export function portOfSite(site: SiteName, framework: FrameworkId): number {
  return { ...sitePorts, ...specialPorts }[site] + portsOfFramework * frameworkIds.indexOf(framework)
}

/** Takes the messages of the site that delivers, as a form service does. */
export const receiverPort = 3329 + offset

/** The provider of the tests; the product allows the browser to ask it. */
export const providerPort = 3311 + offset
