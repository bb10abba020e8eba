import type { UserProfile } from '@sitewright/api'
import { ApiKeys } from './api-keys/api-keys.tsx'
import { Password } from './password.tsx'
import { SecondFactor } from './second-factor.tsx'
import { Sessions } from './sessions.tsx'

/** The tab Security. */
export function Security({ profile }: { profile: UserProfile }) {
  return (
    <>
      <Password profile={profile} />
      <SecondFactor />
      <Sessions />
      <ApiKeys />
    </>
  )
}
