import type { CheckKind } from '@sitewright/api'
import { providerNames } from '@sitewright/api/provider-names'
import { SelectField, TextField } from '../../../ui/field.tsx'
import type { Form } from '../../../ui/form.ts'
import type { CheckValues } from './check-values.ts'
import styles from './checks.module.css'
import { formTexts as words } from './messages.ts'

/** What a check looks at, and the fields of that kind. */
export function KindFields({ form }: { form: Form<CheckValues> }) {
  const { values, change } = form
  return (
    <>
      <SelectField
        label={words.kind}
        name="kind"
        value={values.kind}
        onChange={(event) => change('kind', event.currentTarget.value as CheckValues['kind'])}
      >
        {(Object.keys(words.kinds) as CheckKind[]).map((kind) => (
          <option key={kind} value={kind}>
            {words.kinds[kind]}
          </option>
        ))}
      </SelectField>
      <ProbeFields form={form} />
    </>
  )
}

function ProbeFields({ form: { values, text, change } }: { form: Form<CheckValues> }) {
  const { kind } = values
  if (kind === 'http')
    return (
      <>
        <TextField
          {...text('url')}
          label={words.url}
          help={words.urlHelp}
          type="url"
          inputMode="url"
          autoComplete="off"
        />
        <TextField {...text('expectedStatus')} label={words.expectedStatus} help={words.expectedHelp} />
        <div className={styles.pair}>
          <TextField {...text('requiredText')} label={words.requiredText} help={words.textHelp} />
          <TextField {...text('forbiddenText')} label={words.forbiddenText} help={words.optional} />
        </div>
      </>
    )
  if (kind === 'tcp' || kind === 'tls')
    return (
      <div className={styles.pair}>
        <TextField
          {...text('host')}
          label={words.host}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField {...text('port')} label={words.port} inputMode="numeric" />
        {kind === 'tls' && (
          <TextField
            {...text('expiryDays')}
            label={words.expiryDays}
            help={words.expiryHelp}
            inputMode="numeric"
          />
        )}
      </div>
    )
  if (kind === 'issuer')
    return (
      <SelectField
        label={words.provider}
        name="provider"
        value={values.provider}
        onChange={(event) => change('provider', event.currentTarget.value as CheckValues['provider'])}
      >
        {(['google', 'github', 'microsoft'] as const).map((id) => (
          <option key={id} value={id}>
            {providerNames[id]}
          </option>
        ))}
      </SelectField>
    )
  return null
}
