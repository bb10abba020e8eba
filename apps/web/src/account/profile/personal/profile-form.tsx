import type { UserProfile } from '@sitewright/api'
import { validateProfileForm } from '@sitewright/api/forms'
import { maximumNameLength } from '@sitewright/api/limits'
import { useMutation } from '@tanstack/react-query'
import { useView } from '../../../sign-in/auth.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useForm } from '../../../ui/form.ts'
import { toMutationResult } from '../../../requests/mutation-result.ts'
import { Section, SectionFooter } from '../../../ui/section.tsx'
import { toastFailure, toastSuccess } from '../toasts.ts'
import { EmailHelp, ResendProfileVerification } from './email-help.tsx'
import { personalFailures, personalMessages } from './messages.ts'
import { saveProfile } from './personal.api.ts'
import styles from './personal.module.css'
import { findDraft, useSavedDraft } from './profile-draft.ts'
import { UnsavedChangesGuard } from './unsaved-changes-guard.tsx'

const fields = ['firstName', 'lastName', 'email'] as const
type Values = Pick<UserProfile, (typeof fields)[number]>

/** The fields that differ from what is saved. */
function changedFields(values: Values, saved: Values): Partial<Values> {
  return Object.fromEntries(
    fields.filter((field) => values[field] !== saved[field]).map((field) => [field, values[field]])
  )
}

export function ProfileForm({ profile }: { profile: UserProfile }) {
  const { firstName, lastName, email } = profile
  const save = useMutation(saveProfile)
  const isReadOnly = useView() !== undefined
  const { values, text, change, props } = useForm<Values>({
    initial: findDraft(profile.id) ?? { firstName, lastName, email },
    validate: validateProfileForm,
    send: async (typed) => {
      const changes = changedFields(typed, profile)
      if (Object.keys(changes).length === 0) return undefined
      const result = await toMutationResult(save.mutateAsync({ body: changes }))
      if (result.kind === 'done') {
        show(result.answer.profile)
        toastSuccess(result.answer.message)
      }
      if (result.kind !== 'failed') return undefined
      const { failure } = result
      if (failure.code === 'auth.email-taken') return { fields: { email: failure.message } }
      if (Object.keys(failure.fields).length === 0) toastFailure(personalFailures.update, failure)
      return { fields: failure.fields }
    }
  })
  const show = (known: Values): void => {
    for (const field of fields) change(field, known[field])
  }
  const changes = changedFields(values, profile)
  const changed = Object.keys(changes).length > 0
  useSavedDraft(profile.id, changed ? values : undefined)
  return (
    <Section title={personalMessages.nameAndEmail} note={personalMessages.nameAndEmailNote}>
      <form {...props}>
        <div className={styles.fields}>
          <TextField
            {...text('firstName')}
            label={personalMessages.firstName}
            autoComplete="given-name"
            maxLength={maximumNameLength}
          />
          <TextField
            {...text('lastName')}
            label={personalMessages.lastName}
            autoComplete="family-name"
            maxLength={maximumNameLength}
          />
          <TextField
            {...text('email')}
            className={styles.wide}
            label={personalMessages.email}
            type="email"
            autoComplete="email"
            help={<EmailHelp profile={profile} changed={changes.email !== undefined} />}
          />
          <div className={styles.wide}>
            <ResendProfileVerification profile={profile} />
          </div>
        </div>
        <SectionFooter
          note={
            isReadOnly
              ? personalMessages.readOnly
              : changed
                ? personalMessages.unsaved
                : personalMessages.noneUnsaved
          }
        >
          <span className={styles.actions}>
            {changed && <Button onClick={() => show(profile)}>{personalMessages.discard}</Button>}
            <Button
              kind="go"
              type="submit"
              aria-disabled={!changed || isReadOnly || save.isPending || undefined}
            >
              {personalMessages.save}
            </Button>
          </span>
        </SectionFooter>
      </form>
      <UnsavedChangesGuard active={changed && !isReadOnly} />
    </Section>
  )
}
