import { useId } from 'react'
import { TextAreaField } from '../../../ui/field.tsx'
import { Status } from '../../../ui/status.tsx'
import styles from './call-workspace.module.css'
import { checkBody, type BodyState } from './check-body.ts'
import { FaultList } from './fault-list.tsx'
import { explorerMessages as words } from './messages.ts'
import { fileTypeOf } from './request-draft.ts'
import type { RequestPartProps } from './request-tabs.tsx'
import { SecretCompletion } from './secret-completion.tsx'
import { useSchemaCheck } from './use-schema-check.ts'

/** The body of a request: JSON that is checked while it is typed, or a file. */
export function BodyTab({ document, operation, draft, onChange }: RequestPartProps) {
  const schema = operation.body['application/json']?.schema
  const check = useSchemaCheck(schema, document)
  const fileType = fileTypeOf(operation)
  if (fileType !== undefined) return <FileField type={fileType} onChange={(file) => onChange({ file })} />
  if (schema === undefined)
    return (
      <p className={styles.nothing}>
        {operation.method === 'GET' ? words.noBody(operation.method) : words.emptyBody}
      </p>
    )
  return (
    <div className={styles.padded}>
      <TextAreaField
        label={words.body}
        value={draft.body}
        inputClass={`mono ${styles.json}`}
        spellCheck={false}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange({ body: currentTarget.value })}
      />
      <SecretCompletion text={draft.body} onChange={(body) => onChange({ body })} />
      <BodyStateLine state={checkBody(draft.body, check)} />
    </div>
  )
}

function BodyStateLine({ state }: { state: BodyState }) {
  return (
    <div role="status" className={styles.state}>
      {state.kind === 'unchecked' && words.checking}
      {state.kind === 'fits' && <Status tone="success">{words.bodyFits}</Status>}
      {state.kind === 'not-json' && (
        <>
          <Status tone="danger">{words.noJson}</Status> {state.message}
        </>
      )}
      {state.kind === 'faults' && <FaultList label={words.faults} faults={state.faults} />}
    </div>
  )
}

function FileField({ type, onChange }: { type: string; onChange: (file: File | undefined) => void }) {
  const id = useId()
  return (
    <div className={`field ${styles.padded}`}>
      <label className="label" htmlFor={id}>
        {words.file(type)}
      </label>
      <input id={id} type="file" onChange={({ currentTarget }) => onChange(currentTarget.files?.[0])} />
    </div>
  )
}
