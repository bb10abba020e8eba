import '../../styles/ui/form.css'
import { isWebAddress } from '../../domain/auth.ts'
import type { NotificationChoices, Visitor } from '../../domain/backend/port.ts'
import { profileMessages } from '../../domain/messages/profile.ts'
import { Field } from '../../ui/field.tsx'
import { useProfile } from '../../ui/profile-context.tsx'

const channels = ['email', 'sms', 'push'] as const satisfies readonly (keyof NotificationChoices)[]

/** The details of the profile: fields while the page's form is open, facts otherwise. */
export function ProfileDetails() {
  const { visitor, form } = useProfile()
  return form === null ? <Facts visitor={visitor} /> : <Fields form={form} />
}

function Facts({ visitor }: { visitor: Visitor }) {
  const chosen = channels.filter((channel) => visitor.notifications[channel])
  return (
    <dl className="pairs">
      <div>
        <dt>{profileMessages.company}</dt>
        <dd className={visitor.company === '' ? 'soft' : undefined}>
          {visitor.company || profileMessages.notGiven}
        </dd>
      </div>
      <div>
        <dt>{profileMessages.website}</dt>
        <dd className={visitor.website === '' ? 'soft' : undefined}>
          {isWebAddress(visitor.website) ? (
            <a href={visitor.website} rel="noopener noreferrer nofollow">
              {visitor.website}
            </a>
          ) : (
            visitor.website || profileMessages.notGiven
          )}
        </dd>
      </div>
      <div>
        <dt>{profileMessages.preferences}</dt>
        <dd>{chosen.map((channel) => profileMessages[channel]).join(', ') || profileMessages.nothing}</dd>
      </div>
    </dl>
  )
}

function Fields({ form }: { form: NonNullable<ReturnType<typeof useProfile>['form']> }) {
  const { notifications } = form.values
  return (
    <div className="form">
      <div className="pair">
        <Field label={profileMessages.company} autoComplete="organization" {...form.field('company')} />
        <Field label={profileMessages.website} type="url" autoComplete="url" {...form.field('website')} />
      </div>
      <fieldset>
        <legend className="legend">{profileMessages.preferences}</legend>
        {channels.map((channel) => (
          <label key={channel} className="check">
            <input
              type="checkbox"
              name={`notifications-${channel}`}
              checked={notifications[channel]}
              onChange={(event) =>
                form.set({ notifications: { ...notifications, [channel]: event.target.checked } })
              }
            />{' '}
            {profileMessages[channel]}
          </label>
        ))}
      </fieldset>
    </div>
  )
}
