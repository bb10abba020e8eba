import { hostOf, isPaymentPage } from '../domain/addresses.ts'
import { buttonClasses } from '../domain/looks.ts'
import { servicesMessages } from '../domain/messages.ts'
import type { Service } from '../domain/site.ts'
import { ButtonLink } from '../ui/controls.tsx'
import { usePages } from '../ui/site-context.tsx'
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

/** Whether it can be had, as the owner says. */
export function Stock({ service }: { service: Service }) {
  if (!service.stock) return null
  return (
    <p className="stock">
      <Words of={service} field="stock" />
    </p>
  )
}

/** Where it is paid, and a message that names it. */
export function OfferActions({ service }: { service: Service }) {
  const { id, checkout } = service
  const asks = usePages().has('contact')
  const payHost = checkout && isPaymentPage(checkout) ? hostOf(checkout) : undefined
  if (!payHost && !(asks && service.stock)) return null
  return (
    <p className="actions">
      {payHost && (
        <a className={buttonClasses.primary} href={checkout} rel="noopener">
          {servicesMessages.pay(payHost)}
        </a>
      )}
      {asks && (
        <ButtonLink page="contact" query={`?about=${encodeURIComponent(id)}`} look="quiet">
          {servicesMessages.ask}
        </ButtonLink>
      )}
    </p>
  )
}
