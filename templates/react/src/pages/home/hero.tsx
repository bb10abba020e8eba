import { frameMessages } from '../../domain/messages/frame.ts'
import { useLayout } from '../../ui/layout.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Phone } from '../../ui/reach.tsx'
import { useSite } from '../../ui/site-context.tsx'

/** The promise, the picture, and the three facts that most visitors come for. */
export function Hero() {
  const { businessInfo, content } = useSite()
  const { hero } = content
  const size = useLayout().hero
  return (
    <section className="hero" aria-labelledby="promise">
      <div className="hero-copy">
        <p className="kicker">{hero.kicker}</p>
        <h1 id="promise">{hero.title}</h1>
        <p className="lede">{hero.subtitle}</p>
        <p className="actions">
          <ButtonLink page={hero.action.page}>{hero.action.label}</ButtonLink>
          <ButtonLink page={hero.secondary.page} look="quiet">
            {hero.secondary.label}
          </ButtonLink>
        </p>
      </div>
      <figure className="hero-art">
        <Picture src={businessInfo.businessName} {...size} eager />
      </figure>
      <Facts />
    </section>
  )
}

function Facts() {
  const { businessInfo, content } = useSite()
  const [hours] = content.hours
  const place = content.locations[0]?.address || businessInfo.location
  return (
    <dl className="facts">
      {hours && (
        <div>
          <Icon name="clock" />
          <dt>{hours.days}</dt>
          <dd>{hours.open}</dd>
        </div>
      )}
      {place && (
        <div>
          <Icon name="place" />
          <dt>{frameMessages.findUs}</dt>
          <dd>{place}</dd>
        </div>
      )}
      {businessInfo.contactPhone && (
        <div>
          <Icon name="phone" />
          <dt>{frameMessages.call}</dt>
          <dd>
            <Phone number={businessInfo.contactPhone} />
          </dd>
        </div>
      )}
    </dl>
  )
}
