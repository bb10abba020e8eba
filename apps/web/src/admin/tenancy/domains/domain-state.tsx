import type { DomainProof } from '@sitewright/api'
import { Status } from '../../../ui/status.tsx'
import type { Tone } from '../../../ui/tone.ts'
import { domainMessages as words } from './messages.ts'

function toState({ provedAt, misses }: DomainProof): { word: string; tone: Tone | undefined } {
  if (provedAt === null) return { word: words.notProved, tone: undefined }
  return misses === 0 ? { word: words.proved, tone: 'success' } : { word: words.missing, tone: 'warning' }
}

/** Whether a domain is proved. */
export function DomainState({ proof }: { proof: DomainProof }) {
  const { word, tone } = toState(proof)
  return <Status tone={tone}>{word}</Status>
}

/** Whether a domain is proved, as a shape where the word does not fit. */
export function DomainMark({ proof }: { proof: DomainProof }) {
  const { word, tone } = toState(proof)
  return (
    <span title={word}>
      <Status tone={tone}>
        <span className="vh">{word}</span>
      </Status>
    </span>
  )
}
