import { useEffect, useRef, useState } from 'react'
import { initials } from '../../domain/auth.ts'
import type { Visitor } from '../../domain/backend/port.ts'
import { authMessages } from '../../domain/messages/auth.ts'
import { createProfile } from '../../domain/sessions/profile.ts'
import { useBackend } from '../../ui/backend.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ProfileContext } from '../../ui/profile-context.tsx'
import { useStatus } from '../../ui/status.tsx'
import { useFormSession } from '../../ui/use-form.ts'
import { useObservable } from '../../ui/use-observable.ts'
import { ProfileFacts } from './profile-facts.tsx'
import { ProfileForm } from './profile-form.tsx'

/** A visitor's profile, with a view and an edit mode. */
export function Profile({ visitor }: { visitor: Visitor }) {
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
