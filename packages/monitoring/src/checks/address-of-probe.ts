import type { CheckProbe } from '@sitewright/api'

/** What a probe connects to, as it was entered; null where the installation knows that by itself. */
export function addressOfProbe(probe: CheckProbe): string | null {
  if (probe.kind === 'http') return probe.url
  return probe.kind === 'tcp' || probe.kind === 'tls' ? `${probe.host}:${probe.port}` : null
}
