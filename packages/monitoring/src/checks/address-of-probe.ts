import type { CheckProbe } from '@sitewright/api'

/** The address that a probe connects to, as it was entered; null for probes of the installation itself. */
export function addressOfProbe(probe: CheckProbe): string | null {
  if (probe.kind === 'http') return probe.url
  return probe.kind === 'tcp' || probe.kind === 'tls' ? `${probe.host}:${probe.port}` : null
}
