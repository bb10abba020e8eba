import { contactMessages } from '../../domain/messages/contact.ts'
import { addressLines } from '../../domain/text.ts'
import { Picture } from '../../ui/picture.tsx'
import { Email, Phone } from '../../ui/reach.tsx'
import { useSite } from '../../ui/site-context.tsx'
import { Hours } from './hours.tsx'

/** Where and when the business can be reached. */
export function Details() {
  const { businessInfo, content } = useSite()
  const lines = addressLines(content.locations[0]?.address ?? businessInfo.location)
  return (
    <aside className="aside" aria-label={contactMessages.details}>
      <div className="frame">
        <Picture src="contact-map" look="map" width={640} height={400} />
      </div>
      <div>
        <h2>{contactMessages.details}</h2>
        <address className="soft">
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <p className="reach">
          {businessInfo.contactPhone && <Phone number={businessInfo.contactPhone} />}
          {businessInfo.contactEmail && <Email address={businessInfo.contactEmail} />}
        </p>
      </div>
      <Hours hours={content.hours} />
    </aside>
  )
}
