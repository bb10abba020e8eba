import type { DomainProof } from '@sitewright/api'
import { Status } from '../../../ui/status.tsx'
import { domainMessages as words } from './messages.ts'

/** Whether a domain is proved. */
export function DomainState({ proof: { provedAt, misses } }: { proof: DomainProof }) {
  if (provedAt === null) return <Status>{words.notProved}</Status>
  return misses === 0 ? (
    <Status tone="success">{words.proved}</Status>
  ) : (
    <Status tone="warning">{words.missing}</Status>
  )
}
