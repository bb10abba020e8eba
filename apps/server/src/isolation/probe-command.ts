import {
  probeIsolation,
  ProbeRunningError,
  type ProbeResult
} from '@sitewright/accounts/node/isolation/probe-isolation'
import type { Services } from '@sitewright/accounts/services/services'
import { keepProbe } from '@sitewright/accounts/tenants/isolation'
import { StartError } from '../config/start-error.ts'
import type { ProbedApp } from '@sitewright/accounts/node/isolation/operations'
import { isolationMessages as messages } from './messages.ts'

/** What the command prints, and whether nothing was found. */
export interface ProbeReport {
  text: string
  isClean: boolean
}

/** Probes the isolation of an installation through the whole app, and keeps what it has found. */
export async function probe(
  services: Services,
  createApp: (services: Services) => ProbedApp
): Promise<ProbeReport> {
  try {
    const result = await probeIsolation(services, createApp)
    await keepProbe(services, result)
    return toReport(result)
  } catch (error) {
    if (error instanceof ProbeRunningError) throw new StartError(messages.running, { cause: error })
    throw error
  }
}

/** The result as a table. */
export function toReport(result: ProbeResult): ProbeReport {
  const { startedAt, endedAt, routes, objects, comparisons, differences, unproven } = result
  const rows: readonly (readonly [string, string | number])[] = [
    [messages.date, new Date(endedAt).toISOString()],
    [messages.layer, messages.repository],
    [messages.routes, routes],
    [messages.objects, objects],
    [messages.comparisons, comparisons],
    [messages.differences, differences.length],
    [messages.unproven, unproven.length],
    [messages.duration, messages.seconds(endedAt - startedAt)]
  ]
  const isClean = differences.length === 0 && unproven.length === 0
  const lines = [
    ...rows.map(([name, value]) => `${name.padEnd(16)}${value}`),
    '',
    ...differences.map(({ route, object, what }) => `${route}, ${object}: ${what}`),
    ...unproven.map((route) => messages.notProven(route)),
    isClean ? messages.clean : messages.notClean
  ]
  return { text: lines.join('\n'), isClean }
}
