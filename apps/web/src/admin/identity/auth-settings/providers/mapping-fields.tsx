import type { IdentityProvider, MappedClaims, ProviderUserMapping } from '@sitewright/api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatClockTime } from '../../../../lib/time.ts'
import { useClock } from '../../../../lib/use-clock.ts'
import { useDebounced } from '../../../../lib/use-debounced.ts'
import { useBackend } from '../../../../sign-in/auth.tsx'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/field.tsx'
import type { Form } from '../../../../ui/form.ts'
import { Status } from '../../../../ui/status.tsx'
import { mappingQuery } from '../provider-trials/trial.api.ts'
import styles from './configure.module.css'
import { configureMessages as words } from './messages.ts'
import { mappingFields, type ProviderForm } from './provider-form.ts'

interface MappingFieldsProps {
  provider: IdentityProvider
  form: Form<ProviderForm>
  /** Runs a test sign-in with the values of the form. */
  onTest: () => void
  /** Id of the last finished test of this dialog. */
  trial: string
}

type MappingField = keyof ProviderUserMapping

/** Which claims of the provider fill the fields of a person, and what those of the last test sign-in would become. */
export function MappingFields({ provider, form, onTest, trial }: MappingFieldsProps) {
  const { data, error } = useMapped(provider, form.values, trial)
  const mapped = data?.mapped ?? undefined
  const clock = useClock()
  const isDemo = useBackend().backend.kind === 'demo'
  const { mappingHead } = words
  return (
    <div className={styles.wide}>
      <p className="muted">{words.mappingLead}</p>
      <div className={styles.mappedLead}>
        <p className="muted" role="status">
          {isDemo
            ? words.mappedDemo
            : error !== null
              ? `${words.mappedFailed}. ${error.message}`
              : mapped === undefined
                ? words.mappedNone
                : words.mappedFrom(formatClockTime(mapped.at, clock))}
        </p>
        {!isDemo && (
          <Button size="sm" onClick={onTest}>
            {mapped === undefined ? words.testSignIn : words.testAgain}
          </Button>
        )}
      </div>
      <div className={styles.mapping}>
        <div className={styles.mappingHead} aria-hidden="true">
          <span>{mappingHead.field}</span>
          <span>{mappingHead.claim}</span>
          <span>{mapped !== undefined && mappingHead.becomes}</span>
        </div>
        {mappingFields.map((name) => (
          <TextField
            key={name}
            {...form.text(name)}
            className={styles.mapped}
            label={words[name]}
            inputClass="mono"
            autoComplete="off"
            help={mapped && <Becomes mapped={mapped} field={name} />}
          />
        ))}
      </div>
    </div>
  )
}

const settledMs = 300

/** What the claims become by the mapping of the form, once it is not typed on for a moment. */
function useMapped({ id, userMapping }: IdentityProvider, values: ProviderForm, trial: string) {
  const typed = mappingFields.map((name) => [name, values[name].trim()] as const)
  const text = JSON.stringify({ ...userMapping, ...Object.fromEntries(typed) })
  const settled = useDebounced(text, settledMs)
  const isDemo = useBackend().backend.kind === 'demo'
  const mapping = JSON.parse(settled) as ProviderUserMapping
  return useQuery({
    ...mappingQuery(id, mapping, trial),
    enabled: !isDemo && Object.values(mapping).every((claim) => claim !== ''),
    placeholderData: keepPreviousData,
    staleTime: 0
  })
}

function Becomes({ mapped, field }: { mapped: MappedClaims; field: MappingField }) {
  const { email, emailVerified, isEmailKnown, name, firstName, lastName, avatar } = mapped
  const shown: Record<MappingField, ReactNode> = {
    emailField: !isEmailKnown
      ? words.emailUnknown
      : email && (
          <>
            {email}{' '}
            <Status tone={emailVerified ? 'success' : 'warning'}>
              {emailVerified ? words.verified : words.unverified}
            </Status>
          </>
        ),
    nameField: name,
    firstNameField: firstName,
    lastNameField: lastName,
    avatarField: avatar
  }
  return (
    <>
      <span className={styles.becomes}>{words.mappingHead.becomes}: </span>
      {shown[field] || <span className="muted">{words.nothingBecomes}</span>}
    </>
  )
}
