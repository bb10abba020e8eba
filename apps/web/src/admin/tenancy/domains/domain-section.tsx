import type { Tenant } from '@sitewright/api'
import { domainMisses } from '@sitewright/api/domain-messages'
import { useId } from 'react'
import { formatDay } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { CopyField } from '../../../ui/copy-field.tsx'
import { DomainCheck } from './domain-check.tsx'
import { DomainState } from './domain-state.tsx'
import styles from './domain.module.css'
import { domainMessages as words } from './messages.ts'

/** The domain of a tenant, the record that proves it, and what DNS says. */
export function DomainSection({ tenant, mayChange }: { tenant: Tenant; mayChange: boolean }) {
  const clock = useClock()
  const heading = useId()
  const { domain, domainProof: proof } = tenant
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <div className={styles.head}>
        <h3 id={heading}>{words.title}</h3>
        {domain !== null && <bdi>{domain}</bdi>}
        {proof !== null && <DomainState proof={proof} />}
      </div>
      {proof === null ? (
        <p>{words.none}</p>
      ) : (
        <>
          <p>
            {proof.provedAt === null ? words.how : words.keep(formatDay(proof.provedAt, clock), domainMisses)}
          </p>
          <CopyField label={words.recordName} value={proof.record.name} copy={words.copyName} />
          <CopyField label={words.recordValue} value={proof.record.value} copy={words.copyValue} />
          {/* Anew for another record: what was found of the one before says nothing of it. */}
          <DomainCheck key={proof.record.value} tenant={tenant} proof={proof} mayChange={mayChange} />
        </>
      )}
    </section>
  )
}
