import type { UserProfile } from '@sitewright/api'
import { validateProfileForm } from '@sitewright/api/forms'
import { maximumNameLength } from '@sitewright/api/limits'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useForm } from '../../../ui/form.ts'
import { sayDone, sayFailed } from '../notices.ts'
import { ProofDialog } from '../parts/flow-dialog.tsx'
import { Foot, Section } from '../parts/section.tsx'
import { useSaveProfile } from '../requests/use-save-profile.ts'
import { useAct } from '../use-act.ts'
import { EmailNote, VerifyAgain } from './email-note.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { personalFailures, personalMessages } from './messages.ts'
import styles from './personal.module.css'
import { draftOf, useDraft } from './use-draft.ts'

const fields = ['firstName', 'lastName', 'email'] as const
type Values = Pick<UserProfile, (typeof fields)[number]>

/** What a person has changed, and nothing else. */
function changesOf(values: Values, kept: Values): Partial<Values> {
  return Object.fromEntries(
    fields.filter((field) => values[field] !== kept[field]).map((field) => [field, values[field]])
  )
}

export function ProfileForm({ profile }: { profile: UserProfile }) {
  const { firstName, lastName, email } = profile
  const save = useSaveProfile()
  const act = useAct()
  const { values, text, change, props } = useForm<Values>({
    initial: draftOf(profile.id) ?? { firstName, lastName, email },
    faultsOf: validateProfileForm,
    send: async (typed) => {
      const changes = changesOf(typed, profile)
      if (Object.keys(changes).length === 0) return undefined
      const result = await act.run(() => save({ body: changes }))
      if (result.kind === 'done') {
        show(result.answer.profile)
        sayDone(result.answer.message)
      }
      if (result.kind !== 'refused') return undefined
      const { code, message, fields: told } = result.refusal
      if (code === 'auth.email-taken') return { fields: { email: message } }
      if (Object.keys(told).length === 0) sayFailed(personalFailures.update, result.refusal)
      return { fields: told }
    }
  })
  const show = (known: Values): void => {
    for (const field of fields) change(field, known[field])
  }
  const changes = changesOf(values, profile)
  const changed = Object.keys(changes).length > 0
  useDraft(profile.id, changed ? values : undefined)
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
            help={<EmailNote profile={profile} changed={changes.email !== undefined} />}
          />
          <div className={styles.wide}>
            <VerifyAgain profile={profile} />
          </div>
        </div>
        <Foot note={changed ? personalMessages.unsaved : personalMessages.noneUnsaved}>
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
        </Foot>
      </form>
      <LeaveGuard active={changed} />
      <ProofDialog act={act} />
    </Section>
  )
}
