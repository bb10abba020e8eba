import { InjectionToken, type Signal } from '@angular/core'
import type { Profile, Visitor } from '../../domain/backend/port.ts'
import type { FormBinding } from './form.ts'

/** The form of the profile page. */
export type ProfileForm = FormBinding<Profile>

export interface ProfileValue {
  visitor: Signal<Visitor>
  form: ProfileForm
  /** Whether the profile is edited, and not read. */
  isEdited: Signal<boolean>
}

/** The profile page, for what stands in its slots: fields are part of the page's one form. The page provides it. */
export const profileValue = new InjectionToken<ProfileValue>('profileValue')
