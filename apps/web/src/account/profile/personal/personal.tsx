import type { UserProfile } from '@sitewright/api'
import { DeleteAccount } from './delete-account.tsx'
import { Picture } from './picture.tsx'
import { ProfileForm } from './profile-form.tsx'

/** The tab Personal Information. */
export function Personal({ profile }: { profile: UserProfile }) {
  return (
    <>
      <ProfileForm profile={profile} />
      <Picture profile={profile} />
      <DeleteAccount profile={profile} />
    </>
  )
}
