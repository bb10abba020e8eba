import { Status } from '../../../ui/status.tsx'
import styles from './call-workspace.module.css'
import { explorerMessages as words } from './messages.ts'
import type { SchemaFault } from './schema-check.ts'

/** Where a value differs from its schema. */
export function FaultList({ label, faults }: { label: string; faults: readonly SchemaFault[] }) {
  return (
    <>
      <Status tone="danger">{label}</Status>
      <ul className={styles.faults}>
        {faults.map(({ place, message }) => (
          <li key={`${place} ${message}`}>
            <span className="mono">{place === '/' ? words.top : place}</span> {message}
          </li>
        ))}
      </ul>
    </>
  )
}
