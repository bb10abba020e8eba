import type { ApiCalls } from '@sitewright/api'
import { permissions } from '@sitewright/api/access'
import { apiKeyLimits } from '@sitewright/api/api-key-limits'
import { useMutation } from '@tanstack/react-query'
import { IconAlertTriangle } from '@tabler/icons-react'
import { toMutationResult } from '../../../../requests/mutation-result.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/choice.tsx'
import { SelectField, TextField } from '../../../../ui/field.tsx'
import { useForm } from '../../../../ui/form.ts'
import { SubmitButton } from '../../../../ui/submit-button.tsx'
import styles from '../security.module.css'
import { createApiKey } from './api-keys.api.ts'
import { apiKeyMessages as messages } from './messages.ts'

type NewKey = ApiCalls['POST /api/account/api-keys']

interface KeyFormProps {
  grantable: readonly string[]
  onCreated: (created: NewKey['answer']) => void
  onCancel: () => void
}

const spans = [7, 30, 90, 365] as const

/** The form of a new key: a name, an end and scopes. */
export function KeyForm({ grantable, onCreated, onCancel }: KeyFormProps) {
  const create = useMutation(createApiKey)
  const { values, text, change, errors, sending, props } = useForm({
    initial: { name: '', days: '90', scopes: [] as readonly string[] },
    validate: ({ name, scopes }) => ({
      ...(name.trim() === '' ? { name: messages.nameRequired } : {}),
      ...(scopes.length === 0 ? { scopes: messages.scopesRequired } : {})
    }),
    send: async ({ name, days, scopes }) => {
      const body = { name, days: Number(days), scopes } as NewKey['input']['body']
      const result = await toMutationResult(create.mutateAsync({ body }))
      if (result.kind === 'done') onCreated(result.answer)
      return result.kind === 'failed' ? { fields: result.failure.fields } : undefined
    }
  })
  const choose = (scope: string, isChosen: boolean): void =>
    change('scopes', isChosen ? [...values.scopes, scope] : values.scopes.filter((each) => each !== scope))
  return (
    <form className={styles.form} {...props}>
      <TextField
        {...text('name')}
        label={messages.name}
        help={messages.nameHelp}
        maxLength={apiKeyLimits.name}
        autoComplete="off"
        data-autofocus
      />
      <SelectField
        label={messages.lasts}
        value={values.days}
        onChange={(event) => change('days', event.target.value)}
      >
        {spans.map((days) => (
          <option key={days} value={days}>
            {messages.days(days)}
          </option>
        ))}
      </SelectField>
      <fieldset
        className={styles.scopes}
        aria-invalid={errors['scopes'] === undefined ? undefined : true}
        aria-describedby="key-scopes-help key-scopes-error"
      >
        <legend>{messages.scopes}</legend>
        <p className="help" id="key-scopes-help">
          {messages.scopesHelp}
        </p>
        {Object.entries(permissions)
          .filter(([id]) => grantable.includes(id))
          .map(([id, label]) => (
            <Checkbox
              key={id}
              label={`${label} (${id})`}
              checked={values.scopes.includes(id)}
              onChange={(isChosen) => choose(id, isChosen)}
            />
          ))}
        {errors['scopes'] !== undefined && (
          <p className="err" id="key-scopes-error" role="alert">
            <IconAlertTriangle className="i s" aria-hidden />
            {errors['scopes']}
          </p>
        )}
      </fieldset>
      <div className="dialog-footer">
        <Button onClick={onCancel}>{messages.cancel}</Button>
        <SubmitButton sending={sending}>{messages.add}</SubmitButton>
      </div>
    </form>
  )
}
