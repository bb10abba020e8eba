import { servicesMessages } from '../../domain/messages/frame.ts'
import type { Service } from '../../domain/site.ts'
import { SampleBadge } from '../../ui/sample-badge.tsx'

/** Price and duration of a service, as far as they are known. */
export function ServiceFacts({ service }: { service: Service }) {
  const { price, duration, sample } = service
  if (!price && !duration) return null
  return (
    <dl>
      {price && (
        <div>
          <dt>
            {servicesMessages.price} <SampleBadge when={sample === true} />
          </dt>
          <dd className="num">{price}</dd>
        </div>
      )}
      {duration && (
        <div>
          <dt>{servicesMessages.takes}</dt>
          <dd>{duration}</dd>
        </div>
      )}
    </dl>
  )
}
