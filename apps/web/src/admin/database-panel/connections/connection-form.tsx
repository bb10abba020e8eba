import type { DatabaseConnection, DatabaseTest } from '@sitewright/api'
import {
  chargeUnits,
  databaseCapabilities,
  databaseKindFacts,
  databaseKinds,
  isMetered
} from '@sitewright/databases'
import { useMutation, useQuery } from '@tanstack/react-query'
import { submitForm, toFieldErrors } from '../../../requests/mutation-result.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { DialogForm } from '../../../ui/dialog-form.tsx'
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx'
import { useForm, type Form } from '../../../ui/form.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { FormTrial } from '../../shared/form-trial.tsx'
import { formatMs } from '../../shared/format-value.ts'
import {
  toConnectionChanges,
  toConnectionValues,
  toFormFields,
  toNewConnection,
  toPortOf,
  toTrial,
  type ConnectionValues
} from './connection-values.ts'
import { addConnection, changeConnection, connectionsQuery, tryConnection } from '../database.api.ts'
import styles from '../database.module.css'
import { findMissing } from '../find-missing.ts'
import { kindMessages, toFieldMessages, toKindLabel } from '../kind-messages.ts'
import { connectionFormMessages as words, databaseMessages } from '../messages.ts'

interface ConnectionFormProps {
  /** The connection that is changed; undefined for a new one. */
  connection: DatabaseConnection | undefined
  /** Ends the form; with the id of the connection where one was saved. */
  onDone: (id?: string) => void
}

/** The form of a connection: where the database is, and as whom it is read. */
export function ConnectionForm({ connection, onDone }: ConnectionFormProps) {
  const form = useConnectionForm({ connection, onDone })
  const { values, text, change } = form
  return (
    <DialogForm form={form} submit={words.save} onCancel={onDone}>
      <TextField {...text('name')} label={words.name} autoComplete="off" maxLength={60} data-autofocus />
      <KindField form={form} isNew={connection === undefined} />
      <PlaceFields form={form} isNew={connection === undefined} />
      <Checkbox label={words.tls} checked={values.tls} onChange={(isOn) => change('tls', isOn)} />
      {values.tls ? (
        <TextAreaField
          {...text('certificate')}
          label={words.certificate}
          help={words.certificateHelp}
          rows={2}
          spellCheck={false}
        />
      ) : (
        <Banner tone="warning">{words.tlsOff}</Banner>
      )}
      <Checkbox
        label={words.production}
        checked={values.production}
        onChange={(isOn) => change('production', isOn)}
      />
      {databaseCapabilities[values.type].heldWrites && (
        <Checkbox
          label={words.writable}
          checked={values.writable}
          onChange={(isOn) => change('writable', isOn)}
        />
      )}
      {isMetered(values.type) && (
        <TextField
          {...text('dailyBudget')}
          label={words.dailyBudget(chargeUnits[values.type])}
          help={words.dailyBudgetHelp}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      {values.writable && <p className={styles.quiet}>{words.writableHelp}</p>}
      {values.password !== '' && (
        <FormTrial
          label={databaseMessages.test}
          running={databaseMessages.testing}
          className={styles.trial}
          mutation={tryConnection}
          toInput={() => ({ body: toTrial(values) })}
          describe={({ result }) => describeTest(result)}
        />
      )}
    </DialogForm>
  )
}

function useConnectionForm({ connection, onDone }: ConnectionFormProps): Form<ConnectionValues> {
  const add = useMutation(addConnection)
  const change = useMutation(changeConnection)
  return useForm<ConnectionValues>({
    initial: toConnectionValues(connection),
    validate: (values) => findMissing(values, connection === undefined),
    send: (values) =>
      submitForm(
        connection === undefined
          ? add.mutateAsync({ body: toNewConnection(values) })
          : change.mutateAsync({ path: { id: connection.id }, body: toConnectionChanges(values) }),
        ({ connection: { id, name } }) => {
          toast({ tone: 'success', text: connection === undefined ? words.added(name) : words.saved(name) })
          onDone(id)
        },
        ({ message, fields }) => toFieldErrors({ message, fields: toFormFields(fields) })
      )
  })
}

function KindField({ form, isNew }: { form: Form<ConnectionValues>; isNew: boolean }) {
  const choose = (type: string): void => {
    const chosen = databaseKinds.find((kind) => kind === type)
    if (chosen === undefined) return
    form.change('port', toPortOf(chosen, form.values))
    form.change('type', chosen)
    if (!databaseCapabilities[chosen].heldWrites) form.change('writable', false)
  }
  const { label, isPreview } = databaseKindFacts[form.values.type]
  return (
    <SelectField
      label={words.kind}
      help={isPreview === true ? kindMessages.previewHelp(label) : undefined}
      name="type"
      value={form.values.type}
      disabled={!isNew}
      onChange={(event) => choose(event.currentTarget.value)}
      options={databaseKinds.map((kind) => [kind, toKindLabel(kind)])}
    />
  )
}

function PlaceFields({ form: { text, values }, isNew }: { form: Form<ConnectionValues>; isNew: boolean }) {
  const fields = toFieldMessages(values.type)
  const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const
  const reachesLoopback = useQuery(connectionsQuery).data?.reachesLoopback === true
  const place = (
    <>
      <div className={styles.pair}>
        <TextField {...text('host')} {...plain} label={fields.host} help={fields.hostHelp} />
        <TextField {...text('port')} label={words.port} inputMode="numeric" />
      </div>
      {reachesLoopback && <p className={styles.quiet}>{words.loopback}</p>}
    </>
  )
  const { isService } = fields
  return (
    <>
      {!isService && place}
      <TextField {...text('database')} {...plain} label={fields.database} />
      <TextField {...text('user')} {...plain} label={fields.user} help={fields.userHelp} />
      <PasswordField
        {...text('password')}
        label={fields.password}
        help={isNew ? undefined : words.passwordHelp}
        autoComplete="new-password"
      />
      {isService && place}
    </>
  )
}

function describeTest({ ok, message, version, responseMs }: DatabaseTest) {
  const text = message ?? words.works(version ?? '–', formatMs(responseMs ?? 0))
  return { tone: ok ? ('success' as const) : ('danger' as const), text }
}
