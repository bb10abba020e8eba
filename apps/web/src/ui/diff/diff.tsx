import '../styles/data.css'
import { diffRecords, writeValue, type RecordState, type WriteValue } from './diff-records.ts'
import styles from './diff.module.css'
import { diffMessages } from './messages.ts'

interface DiffProps {
  /** Names the table to screen readers. */
  label: string
  /** Undefined where the record was made. */
  before: RecordState | undefined
  /** Undefined where it was deleted. */
  after: RecordState | undefined
  /** Names of fields; a field without one shows its own, one with a name has it as its tooltip. */
  fieldLabels?: Readonly<Record<string, string>>
  write?: WriteValue
}

/** A change of a record: each field with its value before and after, formatted. */
export function Diff({ label, before, after, fieldLabels = {}, write = writeValue }: DiffProps) {
  const changes = diffRecords(before, after, write)
  if (changes.length === 0) return <p className={styles.unchanged}>{diffMessages.unchanged}</p>
  return (
    <table className={`dense ${styles.table}`}>
      <caption className="vh">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{diffMessages.field}</th>
          <th scope="col">{diffMessages.before}</th>
          <th scope="col">{diffMessages.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.field}>
            <th scope="row" title={fieldLabels[change.field] && change.field}>
              {fieldLabels[change.field] ?? change.field}
            </th>
            <td>{change.kind === 'added' ? diffMessages.absent : <del>{change.before}</del>}</td>
            <td>{change.kind === 'removed' ? diffMessages.absent : <ins>{change.after}</ins>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
