import { IconCheck } from '@tabler/icons-react'
import { useMemo } from 'react'
import { findAnswerSchema, type ApiDocument, type Operation } from './api-document.ts'
import styles from './call-workspace.module.css'
import { FaultList } from './fault-list.tsx'
import { explorerMessages as words } from './messages.ts'
import type { Answer } from './send-request.ts'
import { useSchemaCheck } from './use-schema-check.ts'

interface SchemaMatchProps {
  document: ApiDocument
  operation: Operation
  answer: Answer
}

/** Whether a JSON answer is what the document says of its status, or where it differs. */
export function SchemaMatch({ document, operation, answer }: SchemaMatchProps) {
  const { body, status } = answer
  const schema = findAnswerSchema(operation, status)
  const check = useSchemaCheck(body.kind === 'json' ? schema : undefined, document)
  const faults = useMemo(() => (body.kind === 'json' ? check?.(body.value) : undefined), [body, check])
  if (body.kind !== 'json') return null
  if (schema === undefined) return <span className={styles.match}>{words.noSchema}</span>
  if (faults === undefined) return null
  return faults.length === 0 ? (
    <span className={`${styles.match} ${styles.fits}`}>
      <IconCheck className="i s" aria-hidden />
      {words.matches}
    </span>
  ) : (
    <>
      <span className={`${styles.match} ${styles.differs}`}>{words.differs}</span>
      <div className={styles.differences}>
        <FaultList label={words.differences} faults={faults} />
      </div>
    </>
  )
}
