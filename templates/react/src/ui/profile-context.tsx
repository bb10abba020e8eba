import { createContext, use } from 'react'
import type { Profile, Visitor } from '../domain/backend/port.ts'
import type { useFormSession } from './use-form.ts'

interface ProfileValue {
  visitor: Visitor
  /** The form of the page while the profile is edited, null while it is read. */
  form: ReturnType<typeof useFormSession<Profile>> | null
}

/** The profile page, for what stands in its slot: fields are part of the page's one form. */
export const ProfileContext = createContext<ProfileValue | null>(null)

export function useProfile(): ProfileValue {
  const value = use(ProfileContext)
  if (value === null) throw new Error('A section of the profile was drawn outside of the profile page.')
  return value
}
