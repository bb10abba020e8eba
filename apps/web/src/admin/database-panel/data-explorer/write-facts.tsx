import type { DatabaseWrite } from '@sitewright/api'
import { Status } from '../../../ui/status.tsx'
import { formatMs } from '../../shared/format-value.ts'
import { explorerMessages as words } from './data-explorer-messages.ts'
import styles from './data-explorer.module.css'

/** What a held write locks, who waits, and whether it can be undone. */
export function WriteFacts({ write }: { write: DatabaseWrite }) {
  const { tables, waiting, triggers, unseen, counter, undoGap, locks } = write
  const longest = Math.max(0, ...(waiting ?? []).map(({ seconds }) => seconds ?? 0))
  return (
    <section className={styles.half} aria-labelledby="held-title">
      <h3 id="held-title">{words.held}</h3>
      <dl className={styles.facts}>
        <dt>{words.locks}</dt>
        <dd>
          {tables.map(({ schema, table, inserted, updated, deleted }) => (
            <span key={`${schema}.${table}`} className="mono">
              {`${schema}.${table}: +${inserted} ~${updated} −${deleted} `}
            </span>
          ))}
          <span className={styles.quiet}>{[...new Set(locks.map(({ mode }) => mode))].join(', ')}</span>
        </dd>
        <dt>{words.waitingFor}</dt>
        <dd>
          {waiting === null || waiting.length === 0 ? (
            waiting === null ? (
              words.waitingUnseen
            ) : (
              words.nobody
            )
          ) : (
            <Status tone="warning">{words.waiters(waiting.length, formatMs(longest * 1000))}</Status>
          )}
        </dd>
        <dt>{words.triggers}</dt>
        <dd>
          {triggers.length > 0 && triggers.join(', ')}
          {triggers.length === 0 && (unseen.includes('triggers') ? words.triggersUnseen : words.noTriggers)}
          {unseen.includes('tables') && <span className={styles.quiet}>{words.tablesUnseen}</span>}
        </dd>
        {counter !== null && (
          <>
            <dt>{words.numbers}</dt>
            <dd>{words.numbersGo(counter)}</dd>
          </>
        )}
        <dt>{words.undo}</dt>
        <dd>{undoGap === null ? words.undoStored : words.gaps[undoGap]}</dd>
      </dl>
    </section>
  )
}
