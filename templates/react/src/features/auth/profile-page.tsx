import { useEffect, useRef, useState } from 'react'
import { initials } from '../../domain/auth.ts'
import type { Profile, Visitor } from '../../domain/backend/port.ts'
import { authMessages } from '../../domain/features/auth.ts'
import { accountRows } from '../../domain/profile.ts'
import { createProfile } from '../../domain/sessions/profile.ts'
import '../../styles/pages/account.css'
import { useBackend, useObservable, useVisitor } from '../../ui/hooks.tsx'
import { Badge, Button, ButtonLink, Icon, Spinner } from '../../ui/controls.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { Form, useFormSession } from '../../ui/form.tsx'
import { useStatus } from '../../ui/notice.tsx'
import { PageBody, PageHead } from '../../ui/page-head.tsx'
import { ProfileContext, Slots } from '../../ui/site-context.tsx'

export function Page() {
  const visitor = useVisitor()
  return (
    <>
      <PageHead title={authMessages.profileTitle} />
      <PageBody>
        <div className="box narrow">
          {visitor === undefined && <Spinner />}
          {visitor === null && (
            <div className="stack">
              <p className="lede">{authMessages.notSignedIn}</p>
              <p className="actions">
                <ButtonLink page="login">{authMessages.loginAction}</ButtonLink>
                <ButtonLink page="register" look="quiet">
                  {authMessages.createAccount}
                </ButtonLink>
              </p>
            </div>
          )}
          {visitor && <VisitorProfile key={visitor.id} visitor={visitor} />}
        </div>
      </PageBody>
    </>
  )
}

/** A visitor's profile, with a view and an edit mode. */
export function VisitorProfile({ visitor }: { visitor: Visitor }) {
  const backend = useBackend()
  const say = useStatus()
  const [profile] = useState(() => createProfile({ backend, visitor, say }))
  const mode = useObservable(profile)
  const form = useFormSession(profile.form, profile.submit)
  const edit = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)

  // The focus would fall to the top of the page with the button that was pressed.
  useEffect(() => {
    if (mode === 'reading' && wasEditing.current) edit.current?.focus()
    wasEditing.current = mode === 'editing'
  }, [mode])

  return (
    <ProfileContext value={{ visitor, form: mode === 'editing' ? form : null }}>
      <div className="who">
        <div className="avatar" aria-hidden="true">
          {initials(visitor.name)}
        </div>
        <div>
          <h2>
            {visitor.name} {visitor.invented && <Badge>{authMessages.invented}</Badge>}
          </h2>
          <p className="soft">
            <bdi>{visitor.email}</bdi>
          </p>
        </div>
        {mode === 'reading' && (
          <p className="actions">
            <Button look="quiet" ref={edit} onClick={profile.edit}>
              <Icon name="edit" />
              {authMessages.edit}
            </Button>
            <Button look="bare" onClick={() => void profile.signOut()}>
              {authMessages.signOut}
            </Button>
          </p>
        )}
      </div>
      {mode === 'editing' ? (
        <ProfileForm form={form} onCancel={profile.cancel} />
      ) : (
        <ProfileFacts visitor={visitor} />
      )}
    </ProfileContext>
  )
}

interface ProfileFormProps {
  form: ReturnType<typeof useFormSession<Profile>>
  onCancel: () => void
}

/** The profile's edit form; the fields of other features are part of it. */
export function ProfileForm({ form, onCancel }: ProfileFormProps) {
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])

  return (
    <Form {...form.props} label={authMessages.edit}>
      <Field label={authMessages.name} required autoComplete="name" ref={first} {...form.field('name')} />
      <div className="pair">
        <Field
          label={authMessages.email}
          type="email"
          required
          autoComplete="email"
          {...form.field('email')}
        />
        <Field label={authMessages.phone} type="tel" autoComplete="tel" {...form.field('phone')} />
      </div>
      <TextArea label={authMessages.bio} rows={4} autoComplete="off" {...form.field('bio')} />
      <Slots name="profile-fields" />
      <p className="actions">
        <Button type="submit" busy={form.busy}>
          {authMessages.save}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {authMessages.cancel}
        </Button>
      </p>
    </Form>
  )
}

/** What the profile says, and below it what other features know of the visitor. */
export function ProfileFacts({ visitor }: { visitor: Visitor }) {
  const demonstration = useBackend().isSimulated('saveProfile')
  return (
    <>
      {demonstration && <p className="soft">{authMessages.onlyHere}</p>}
      <dl className="pairs">
        {accountRows(visitor).map(({ label, value, missing }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={missing ? 'soft' : 'lines'}>{value}</dd>
          </div>
        ))}
      </dl>
      <Slots name="profile-fields" />
      <Slots name="profile" />
    </>
  )
}
