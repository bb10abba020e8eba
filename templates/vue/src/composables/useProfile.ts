import { inject, provide, type ComputedRef, type InjectionKey } from 'vue'
import type { Profile, Visitor } from '../domain/backend/port.ts'
import type { useFormSession } from './useForm.ts'

/** The form of the profile page. */
export type ProfileForm = ReturnType<typeof useFormSession<Profile>>

interface ProfileValue {
  visitor: ComputedRef<Visitor>
  form: ProfileForm
  /** Whether the profile is edited, and not read. */
  isEdited: ComputedRef<boolean>
}

const profileKey: InjectionKey<ProfileValue> = Symbol('profile')

/** Provides the profile page to what stands in its slots: fields are part of the page's one form. */
export function provideProfile(profile: ProfileValue): void {
  provide(profileKey, profile)
}

export function useProfile(): ProfileValue {
  const profile = inject(profileKey)
  if (profile === undefined) throw new Error('No profile is provided to this component.')
  return profile
}
