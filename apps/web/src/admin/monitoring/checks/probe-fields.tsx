import { providerNames } from '@sitewright/api/provider-names'
import { SelectField, TextField } from '../../../ui/field.tsx'
import type { Form } from '../../../ui/form.ts'
import type { CheckValues } from './check-values.ts'
import styles from './checks.module.css'
import { formTexts as words } from './messages.ts'

/** What a check looks at, and the fields of that kind. */
export function KindFields({ form }: { form: Form<CheckValues> }) {
  return (
    <>
      <SelectField {...form.text('kind')} label={words.kind} options={Object.entries(words.kinds)} />
      <ProbeFields form={form} />
    </>
  )
}

function ProbeFields({ form: { values, text } }: { form: Form<CheckValues> }) {
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
        {...text('provider')}
        label={words.provider}
        options={(['google', 'github', 'microsoft'] as const).map((id) => [id, providerNames[id]])}
      />
    )
  return null
}
