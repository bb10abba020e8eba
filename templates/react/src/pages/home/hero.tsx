import { artSeedOf } from '../../domain/art/picture.ts'
import { hoursText } from '../../domain/hours.ts'
import { frameMessages } from '../../domain/messages/frame.ts'
import { addressLine } from '../../domain/home.ts'
import { Draft } from '../../ui/draft.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MainAction } from '../../ui/main-action.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Phone } from '../../ui/reach.tsx'
import { useLayout, useSite } from '../../ui/site-context.tsx'
import { Words } from '../../ui/words.tsx'

/** The headline or the name, the owner's own description, the picture, and the facts that most visitors come for. */
export function Hero() {
  const site = useSite()
  const { businessName, description } = site.businessInfo
  const { kicker, title, action, secondary } = site.content.hero
  const size = useLayout().hero
  return (
    <section className="hero" aria-labelledby="promise">
      <div className="hero-copy">
        {kicker && (
          <p className="kicker">
            <Words of={kicker} />
          </p>
        )}
        <h1 id="promise">
          <Words of={title ?? businessName} own={title === undefined} />
        </h1>
        {description && (
          <p className="lede">
            <Words of={description} own />
          </p>
        )}
        <p className="actions">
          <MainAction action={action} />
          {secondary && (
            <ButtonLink page={secondary.page} look="quiet">
              {secondary.label}
            </ButtonLink>
          )}
        </p>
      </div>
      <figure className="hero-art">
        <Picture seed={artSeedOf(site)} {...size} eager />
      </figure>
      <Facts />
    </section>
  )
}

function Facts() {
  const site = useSite()
  const { businessInfo, content } = site
  const { hours, language, locations } = content
  const where = addressLine(site)
  return (
    <dl className="facts">
      {hours && (
        <div>
          <Icon name="clock" />
          <dt>{frameMessages.open}</dt>
          <dd>
            <Draft of={hours}>{hoursText(hours, language)}</Draft>
          </dd>
        </div>
      )}
      {where && (
        <div>
          <Icon name="place" />
          <dt>{frameMessages.findUs}</dt>
          <dd>
            <Draft of={locations[0]}>
              <Words of={where} own />
            </Draft>
          </dd>
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
