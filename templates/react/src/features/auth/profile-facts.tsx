import type { Visitor } from '../../domain/backend/port.ts'
import { authMessages } from '../../domain/messages/auth.ts'
import { accountRows } from '../../domain/profile-rows.ts'
import { useBackend } from '../../ui/backend.tsx'
import { Slots } from '../../ui/slots.tsx'

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
