import { servicesMessages } from '../domain/messages.ts'
import type { Service } from '../domain/site.ts'
import { Words } from '../ui/words.tsx'

/** Price and duration of a service, as far as they are known. */
export function ServiceFacts({ service }: { service: Service }) {
  const { price, duration } = service
  if (!price && !duration) return null
  return (
    <dl>
      {price && (
        <div>
          <dt>{servicesMessages.price}</dt>
          <dd className="num">
            <Words of={service} field="price" />
          </dd>
        </div>
      )}
      {duration && (
        <div>
          <dt>{servicesMessages.takes}</dt>
          <dd>
            <Words of={service} field="duration" />
          </dd>
        </div>
      )}
    </dl>
  )
}
