import type { ImportField, ImportPlan, SessionUser, UserImport } from '@sitewright/api'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useOutletContext } from 'react-router'
import { useNoMail } from '../../../../sign-in/use-no-mail.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/choice.tsx'
import { SelectField } from '../../../../ui/field.tsx'
import { SubmitButton } from '../../../../ui/submit-button.tsx'
import { grantableRoles } from '../../../shared/grantable-roles.ts'
import { rolesQuery } from '../../../shared/roles.api.ts'
import { checkImport } from './import.api.ts'
import type { CheckedCounts } from './import-dialog.tsx'
import styles from './import.module.css'
import { importMessages as words } from './messages.ts'

const required: readonly ImportField[] = ['email', 'firstName', 'lastName']
const optional: readonly ImportField[] = ['role', 'status']

interface MapColumnsProps {
  upload: UserImport
  plan: ImportPlan | undefined
  onBack: () => void
  onChecked: (plan: ImportPlan, counts: CheckedCounts) => void
}

/** Which column has which field, and what holds for all rows. */
export function MapColumns({ upload, plan, onBack, onChecked }: MapColumnsProps) {
  const actor = useOutletContext<SessionUser>()
  const roles = useQuery(rolesQuery)
  const noMail = useNoMail()
  const [mapping, setMapping] = useState<Partial<ImportPlan['mapping']>>(plan?.mapping ?? upload.suggested)
  const [role, setRole] = useState(plan?.role ?? 'user')
  const [mail, setMail] = useState(plan?.mail ?? false)
  const [header, setHeader] = useState(plan?.header ?? upload.header)
  const [tried, setTried] = useState(false)
  const check = useMutation(checkImport)
  const send = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    const { email, firstName, lastName } = mapping
    if (check.isPending || email === undefined || firstName === undefined || lastName === undefined) return
    const chosen = {
      mapping: { ...mapping, email, firstName, lastName },
      header,
      role,
      mail: mail && noMail === undefined
    }
    check.mutate(
      { path: { id: upload.id }, body: chosen },
      { onSuccess: (counts) => onChecked(chosen, counts) }
    )
  }
  const nameColumn = (column: string, position: number): string => {
    if (!header) return words.columnWith(position + 1, column)
    return column === '' ? words.unnamed(position + 1) : column
  }
  const columnField = (field: ImportField) => (
    <SelectField
      key={field}
      label={words.fields[field]}
      value={mapping[field] ?? ''}
      error={
        tried && required.includes(field) && mapping[field] === undefined ? words.chooseError : undefined
      }
      onChange={({ currentTarget: { value } }) =>
        setMapping(({ [field]: _before, ...others }) =>
          value === '' ? others : { ...others, [field]: Number(value) }
        )
      }
      options={[
        ['', required.includes(field) ? words.choose : words.noColumn],
        ...upload.columns.map((column, position) => [position, nameColumn(column, position)] as const)
      ]}
    />
  )
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      {check.error !== null && <Banner tone="danger">{check.error.message}</Banner>}
      <div>
        <p className={styles.found}>{words.found(upload, header)}</p>
        <p className="help">{words.readAs(upload.encoding, upload.separator)}</p>
      </div>
      <div>
        <Checkbox label={words.header} checked={header} onChange={setHeader} />
        <p className="help">{words.headerHelp(upload.columns)}</p>
      </div>
      <div className={styles.pair}>
        {[...required, ...optional].map(columnField)}
        <SelectField
          label={words.role}
          value={role}
          onChange={(event) => setRole(event.currentTarget.value)}
          options={grantableRoles(roles.data?.roles ?? [], actor).map(({ id, name }) => [id, name])}
        />
      </div>
      <div>
        <Checkbox
          label={words.mail}
          checked={mail && noMail === undefined}
          disabled={noMail !== undefined}
          onChange={setMail}
        />
        <p className="help">{noMail === undefined ? words.mailHelp : `${noMail} ${words.noMail}`}</p>
      </div>
      <div className="dialog-footer">
        <Button onClick={onBack}>{words.back}</Button>
        <SubmitButton sending={check.isPending}>
          {check.isPending ? words.checking : words.check}
        </SubmitButton>
      </div>
    </form>
  )
}
