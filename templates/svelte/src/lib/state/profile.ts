import { createContext } from 'svelte'
import type { Profile, Visitor } from '#lib/domain/backend/port.ts'
import type { FormBinding } from './form.svelte.ts'

/** The form of the profile page. */
export type ProfileForm = FormBinding<Profile>

interface ProfileValue {
  readonly visitor: Visitor
  readonly form: ProfileForm
  /** Whether the profile is edited, and not read. */
  readonly isEdited: boolean
}

/** The profile page, for what stands in its slots: fields are part of the page's one form. */
export const [getProfile, setProfile] = createContext<ProfileValue>()
