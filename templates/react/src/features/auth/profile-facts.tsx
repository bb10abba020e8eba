import type { Visitor } from '../../domain/backend/port.ts'
import { authMessages } from '../../domain/messages/auth.ts'
import { useBackend } from '../../ui/backend.tsx'
import { Slots } from '../../ui/slots.tsx'

/** What the profile says, and below it what other features know of the visitor. */
export function ProfileFacts({ visitor }: { visitor: Visitor }) {
  const demonstration = useBackend().isSimulated('saveProfile')
  const facts = [
    { label: authMessages.email, value: visitor.email },
    { label: authMessages.phone, value: visitor.phone },
    { label: authMessages.bio, value: visitor.bio }
  ]
  return (
    <>
      {demonstration && <p className="soft">{authMessages.onlyHere}</p>}
      <dl className="pairs">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={value === '' ? 'soft' : 'lines'}>
              {value === '' ? authMessages.notGiven : value}
            </dd>
          </div>
        ))}
      </dl>
      <Slots name="profile-fields" />
      <Slots name="profile" />
    </>
  )
}
