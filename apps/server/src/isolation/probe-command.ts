import {
  probeIsolation,
  ProbeRunningError,
  type ProbeResult,
  type ProbedApp
} from '@sitewright/product/node/isolation'
import { isolationLayers, type IsolationLayer } from '@sitewright/api'
import type { Services } from '@sitewright/kernel/services'
import { keepProbe } from '@sitewright/tenancy'
import { StartError } from '../config/start-error.ts'
import { isolationMessages as messages } from './messages.ts'

/** Output of the command, and whether the probe found nothing. */
export interface ProbeReport {
  text: string
  isClean: boolean
}

/** Probes the isolation of an installation through the whole app, and stores the result. */
export async function probe(
  services: Services,
  createApp: (services: Services) => ProbedApp
): Promise<ProbeReport> {
  try {
    const reports: ProbeReport[] = []
    for (const layer of layersOf(services)) {
      const result = await probeIsolation(services, createApp, layer)
      await keepProbe(services, result)
      reports.push(toReport(result))
    }
    return {
      text: reports.map(({ text }) => text).join('\n\n'),
      isClean: reports.every(({ isClean }) => isClean)
    }
  } catch (error) {
    if (error instanceof ProbeRunningError) throw new StartError(messages.running, { cause: error })
    throw error
  }
}

/** Isolation layers of an installation; each is probed with the other one disabled. */
function layersOf({ database }: Services): readonly IsolationLayer[] {
  return isolationLayers.filter((layer) => layer === 'repository' || database.ofTenant !== undefined)
}

/** Formats the result as a table. */
export function toReport(result: ProbeResult): ProbeReport {
  const { layer, startedAt, endedAt, routes, objects, comparisons, differences, unproven } = result
  const rows: readonly (readonly [string, string | number])[] = [
    [messages.date, new Date(endedAt).toISOString()],
    [messages.layer, messages[layer]],
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
    ...(layer === 'rows' ? [messages.withoutStream] : []),
    isClean ? messages.clean : messages.notClean
  ]
  return { text: lines.join('\n'), isClean }
}
