import type { Visitor } from '../domain/backend/port.ts'
import { profile as definition, profileMessages } from '../domain/features/profile.ts'
import { channels, detailRows } from '../domain/profile.ts'
import type { FeatureOf } from '../feature.ts'
import '../styles/form.css'
import { Field } from '../ui/field.tsx'
import { useProfile } from '../ui/site-context.tsx'

/** The details of the profile: fields while the page's form is open, facts otherwise. */
export function ProfileDetails() {
  const { visitor, form } = useProfile()
  return form === null ? <Facts visitor={visitor} /> : <Fields form={form} />
}

function Facts({ visitor }: { visitor: Visitor }) {
  return (
    <dl className="pairs">
      {detailRows(visitor).map(({ label, value, missing, href }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={missing ? 'soft' : undefined}>
            {href === undefined ? (
              value
            ) : (
              <a href={href} rel="noopener noreferrer nofollow">
                {value}
              </a>
            )}
          </dd>
        </div>
      ))}
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

/** Company, website and how people want to hear from the business. */
export const profile: FeatureOf<typeof definition> = {
  ...definition,
  components: { 'profile-fields': ProfileDetails }
}
