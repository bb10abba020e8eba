import type { UserProfile } from '@sitewright/api'
import { validateProfileForm } from '@sitewright/api/forms'
import { maximumNameLength } from '@sitewright/api/limits'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useForm } from '../../../ui/form.ts'
import { toastSuccess, toastFailure } from '../toasts.ts'
import { StepUpOnlyDialog } from '../parts/step-up-dialog.tsx'
import { SectionFooter, Section } from '../parts/section.tsx'
import { useSaveProfile } from '../requests/use-save-profile.ts'
import { useStepUpMutation } from '../use-step-up-mutation.ts'
import { EmailHelp, ResendProfileVerification } from './email-help.tsx'
import { UnsavedChangesGuard } from './unsaved-changes-guard.tsx'
import { personalFailures, personalMessages } from './messages.ts'
import styles from './personal.module.css'
import { findDraft, useKeptDraft } from './profile-draft.ts'

const fields = ['firstName', 'lastName', 'email'] as const
type Values = Pick<UserProfile, (typeof fields)[number]>

/** What a person has changed, and nothing else. */
function changedFields(values: Values, kept: Values): Partial<Values> {
  return Object.fromEntries(
    fields.filter((field) => values[field] !== kept[field]).map((field) => [field, values[field]])
  )
}

export function ProfileForm({ profile }: { profile: UserProfile }) {
  const { firstName, lastName, email } = profile
  const save = useSaveProfile()
  const act = useStepUpMutation()
  const { values, text, change, props } = useForm<Values>({
    initial: findDraft(profile.id) ?? { firstName, lastName, email },
    faultsOf: validateProfileForm,
    send: async (typed) => {
      const changes = changedFields(typed, profile)
      if (Object.keys(changes).length === 0) return undefined
      const result = await act.run(() => save({ body: changes }))
      if (result.kind === 'done') {
        show(result.answer.profile)
        toastSuccess(result.answer.message)
      }
      if (result.kind !== 'refused') return undefined
      const { code, message, fields: told } = result.refusal
      if (code === 'auth.email-taken') return { fields: { email: message } }
      if (Object.keys(told).length === 0) toastFailure(personalFailures.update, result.refusal)
      return { fields: told }
    }
  })
  const show = (known: Values): void => {
    for (const field of fields) change(field, known[field])
  }
  const changes = changedFields(values, profile)
  const changed = Object.keys(changes).length > 0
  useKeptDraft(profile.id, changed ? values : undefined)
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
        <SectionFooter note={changed ? personalMessages.unsaved : personalMessages.noneUnsaved}>
          <span className={styles.acts}>
            {changed && <Button onClick={() => show(profile)}>{personalMessages.discard}</Button>}
            <Button
              kind="go"
              type="submit"
              aria-disabled={!changed || act.state.kind !== 'idle' || undefined}
            >
              {personalMessages.save}
            </Button>
          </span>
        </SectionFooter>
      </form>
      <UnsavedChangesGuard active={changed} />
      <StepUpOnlyDialog act={act} />
    </Section>
  )
}
