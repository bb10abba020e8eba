import { useMutation } from '@tanstack/react-query'
import { submitForm, toFieldErrors } from '../../../requests/mutation-result.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextAreaField, TextField } from '../../../ui/field.tsx'
import { useForm, type FieldErrors } from '../../../ui/form.ts'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { toast } from '../../../ui/toast.ts'
import { toFormFields } from '../connections/connection-values.ts'
import { migrationMessages as words } from './migration-messages.ts'
import { addMigration, changeMigration } from './migrations.api.ts'
import styles from './migrations.module.css'

interface MigrationFormProps {
  connection: string
  scripts: { id: string | undefined; name: string; apply: string; rollBack: string | null }
  isReadOnly?: boolean
  onDone: () => void
}

interface MigrationValues {
  name: string
  apply: string
  rollBack: string
}

/** The scripts of a migration; those of an applied one are looked at only. */
export function MigrationForm({ connection, scripts, isReadOnly = false, onDone }: MigrationFormProps) {
  const form = useMigrationForm({ connection, scripts, onDone })
  const { text, message, sending, props } = form
  const area = { inputClass: `mono ${styles.script}`, spellCheck: false, readOnly: isReadOnly }
  return (
    <form className="question" {...props}>
      {message !== undefined && <Banner tone="danger">{message}</Banner>}
      {!isReadOnly && (
        <TextField
          {...text('name')}
          label={words.name}
          help={words.nameHelp}
          inputClass="mono"
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
        />
      )}
      <TextAreaField {...area} {...text('apply')} label={words.apply} rows={9} />
      <TextAreaField
        {...area}
        {...text('rollBack')}
        label={words.takesBack}
        help={words.rollbackHelp}
        inputClass="mono"
        rows={5}
      />
      <div className="dialog-footer">
        <Button onClick={onDone}>{isReadOnly ? words.close : words.cancel}</Button>
        {!isReadOnly && <SubmitButton sending={sending}>{words.save}</SubmitButton>}
      </div>
    </form>
  )
}

function findMissing({ name, apply }: MigrationValues): FieldErrors {
  return {
    ...(/^\d+$/.test(name.trim().replace(/_$/, '')) || name.trim() === ''
      ? { name: words.nameRequired }
      : {}),
    ...(apply.trim() === '' ? { apply: words.applyRequired } : {})
  }
}

function useMigrationForm({ connection, scripts, onDone }: Omit<MigrationFormProps, 'isReadOnly'>) {
  const add = useMutation(addMigration)
  const change = useMutation(changeMigration)
  const { id, name, apply, rollBack } = scripts
  return useForm<MigrationValues>({
    initial: { name, apply, rollBack: rollBack ?? '' },
    validate: findMissing,
    send: (values) => {
      const body = { ...values, rollBack: values.rollBack.trim() === '' ? null : values.rollBack }
      return submitForm(
        id === undefined
          ? add.mutateAsync({ path: { id: connection }, body })
          : change.mutateAsync({ path: { id: connection, migration: id }, body }),
        ({ migration }) => {
          toast({ tone: 'success', text: words.saved(migration.name) })
          onDone()
        },
        ({ message, fields }) => toFieldErrors({ message, fields: toFormFields(fields) })
      )
    }
  })
}
