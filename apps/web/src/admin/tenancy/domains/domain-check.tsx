import type { DomainOutcome, DomainProof, Tenant } from '@sitewright/api'
import { domainMisses, domainOutcomeMessages } from '@sitewright/api/domain-messages'
import { useMutation } from '@tanstack/react-query'
import { formatDateTime } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { RequestError } from '../../../requests/request-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Tone } from '../../../ui/tone.ts'
import { verifyDomain } from '../tenants.api.ts'
import styles from './domain.module.css'
import { domainMessages as words } from './messages.ts'

const tones: Partial<Record<DomainOutcome, Tone>> = { proved: 'success', 'needs-server': 'info' }

interface DomainCheckProps {
  tenant: Tenant
  proof: DomainProof
  mayChange: boolean
}

/** What was found at the last check, and the button that asks DNS again. */
export function DomainCheck({ tenant: { id }, proof, mayChange }: DomainCheckProps) {
  const clock = useClock()
  const { mutate, isPending, data, error } = useMutation(verifyDomain)
  const check = (): void => {
    if (!isPending) mutate({ path: { id }, body: {} })
  }
  return (
    <>
      {error instanceof RequestError ? (
        <Banner tone="danger">
          {[error.failure.message, ...Object.values(error.failure.fields)].join(' ')}
        </Banner>
      ) : (
        <Finding proof={proof} />
      )}
      {data !== undefined && data.check.found.length > 0 && proof.outcome === data.check.outcome && (
        <div>
          <p>{words.found}</p>
          <ul className={styles.found}>
            {data.check.found.map((value, index) => (
              <li key={index}>
                <bdi className="mono">{value}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.act}>
        {mayChange && (
          <Button kind="go" aria-disabled={isPending || undefined} onClick={check}>
            {isPending ? words.checking : words.check}
          </Button>
        )}
        <span>
          {proof.checkedAt === null ? words.never : words.checkedAt(formatDateTime(proof.checkedAt, clock))}
        </span>
      </div>
    </>
  )
}

/** What DNS said last, and what to do. */
function Finding({ proof: { outcome, misses, record } }: { proof: DomainProof }) {
  if (outcome === null) return null
  return (
    <Banner tone={tones[outcome] ?? 'warning'}>
      {misses > 0 && `${words.misses(misses, domainMisses)} `}
      {domainOutcomeMessages[outcome](record.name)}
    </Banner>
  )
}
