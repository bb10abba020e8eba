import { useEffect, useReducer, useRef } from 'react'
import { initials, profileMode, profileOf, profileRules } from '../../domain/auth.ts'
import type { Visitor } from '../../domain/backend/port.ts'
import { errorMessage } from '../../domain/messages.ts'
import { authMessages } from '../../domain/messages/auth.ts'
import { useBackend } from '../../ui/backend.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ProfileContext } from '../../ui/profile-context.tsx'
import { useStatus } from '../../ui/status.tsx'
import { useForm } from '../../ui/use-form.ts'
import { ProfileFacts } from './profile-facts.tsx'
import { ProfileForm } from './profile-form.tsx'

/** A visitor's profile, with a view and an edit mode. */
export function Profile({ visitor }: { visitor: Visitor }) {
  const backend = useBackend()
  const say = useStatus()
  const [mode, turn] = useReducer(profileMode, 'reading')
  const edit = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  const form = useForm({
    initial: profileOf(visitor),
    rules: profileRules,
    send: async (profile) => {
      const result = await backend.saveProfile(profile)
      if (!result.ok) return errorMessage(result.code)
      say(authMessages.updated)
      turn('saved')
      return undefined
    }
  })

  // The focus would fall to the top of the page with the button that was pressed.
  useEffect(() => {
    if (mode === 'reading' && wasEditing.current) edit.current?.focus()
    wasEditing.current = mode === 'editing'
  }, [mode])

  function startEditing() {
    form.reset(profileOf(visitor))
    turn('edit')
  }

  async function signOut() {
    const result = await backend.signOut()
    if (result.ok) say(authMessages.signedOut)
    else say(errorMessage(result.code), 'error')
  }

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
            <Button look="quiet" ref={edit} onClick={startEditing}>
              <Icon name="edit" />
              {authMessages.edit}
            </Button>
            <Button look="bare" onClick={() => void signOut()}>
              {authMessages.signOut}
            </Button>
          </p>
        )}
      </div>
      {mode === 'editing' ? (
        <ProfileForm form={form} onCancel={() => turn('cancel')} />
      ) : (
        <ProfileFacts visitor={visitor} />
      )}
    </ProfileContext>
  )
}
