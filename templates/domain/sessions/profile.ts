import { profileOf, profileRules } from '../auth.ts'
import type { Backend, Profile, Visitor } from '../backend/port.ts'
import { errorMessage } from '../messages.ts'
import { authMessages } from '../features/auth.ts'
import { createForm, type FormSession } from './form.ts'
import { createObservable, type Observable } from './observable.ts'
import { visitorOf } from './visitor.ts'

export type ProfileMode = 'reading' | 'editing'

interface ProfileOptions {
  backend: Pick<Backend, 'saveProfile' | 'signOut' | 'currentVisitor' | 'subscribe'>
  /** The visitor who is signed in. */
  visitor: Visitor
  /** Tells the visitor. */
  say: (message: string, tone?: 'success' | 'error') => void
}

/** The profile page of a visitor: it is read, or edited in a form. */
export interface ProfileSession extends Observable<ProfileMode> {
  form: FormSession<Profile>
  /** Starts editing, with the profile as it is now. */
  edit: () => void
  cancel: () => void
  /** Saves what was edited. */
  submit: () => Promise<void>
  signOut: () => Promise<void>
}

export function createProfile({ backend, visitor, say }: ProfileOptions): ProfileSession {
  const current = visitorOf(backend)
  const mode = createObservable<ProfileMode>('reading')
  const form = createForm<Profile>({ initial: profileOf(visitor), rules: profileRules })
  /** Rises each time that editing starts, so that the answer to an earlier attempt does not end it. */
  let edits = 0
  let isLeaving = false

  async function save(profile: Profile): Promise<string | undefined> {
    const own = edits
    const result = await backend.saveProfile(profile)
    if (!result.ok) return errorMessage(result.code)
    // After a sign-out meanwhile no message about the profile is shown.
    if (current.get() === null) return undefined
    say(authMessages.updated)
    if (own === edits) mode.set('reading')
    return undefined
  }

  return {
    get: mode.get,
    subscribe: mode.subscribe,
    form,
    edit() {
      if (mode.get() === 'editing') return
      edits += 1
      form.reset(profileOf(current.get() ?? visitor))
      mode.set('editing')
    },
    cancel: () => mode.set('reading'),
    submit: () => form.submit(save),
    async signOut() {
      if (isLeaving) return
      isLeaving = true
      const result = await backend.signOut()
      isLeaving = false
      if (result.ok) say(authMessages.signedOut)
      else say(errorMessage(result.code), 'error')
    }
  }
}
