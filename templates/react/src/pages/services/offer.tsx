import type { PictureStyle } from '../../domain/art/picture.ts'
import { plainText } from '../../domain/drafts.ts'
import { servicesMessages } from '../../domain/messages/frame.ts'
import type { Service } from '../../domain/site.ts'
import { MoreLink } from '../../ui/more-link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Words } from '../../ui/words.tsx'
import { ServiceFacts } from './service-facts.tsx'

/** A service in a list: what it is, what it costs, and the way to more. */
export function Offer({ service, look }: { service: Service; look: PictureStyle }) {
  return (
    <li className="offer">
      <div className="frame">
        <Picture seed={plainText(service.title)} look={look} width={600} height={600} />
      </div>
      <div>
        <h2>
          <Words of={service.title} />
        </h2>
        {service.text && (
          <p>
            <Words of={service.text} />
          </p>
        )}
        <MoreLink page="service-detail" params={{ id: service.id }}>
          {servicesMessages.more(plainText(service.title))}
        </MoreLink>
      </div>
      <ServiceFacts service={service} />
    </li>
  )
}
