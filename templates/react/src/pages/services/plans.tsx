import { servicesMessages } from '../../domain/messages/frame.ts'
import type { Plan } from '../../domain/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Draft } from '../../ui/draft.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useContent } from '../../ui/site-context.tsx'

/** What it costs by the month or the job, side by side. */
export function Plans() {
  const { plans } = useContent()
  if (plans === undefined) return null
  return (
    <section className="sec panel-tint" aria-labelledby="plans">
      <div className="wrap">
        <div className="sec-head">
          <h2 id="plans">
            <Draft of={plans}>{plans.title}</Draft>
          </h2>
          {plans.intro && <p>{plans.intro}</p>}
        </div>
        <div className="plans">
          {plans.items.map((plan) => (
            <PlanCard key={plan.id} plan={plan} />
          ))}
        </div>
      </div>
    </section>
  )
}

function PlanCard({ plan }: { plan: Plan }) {
  return (
    <article className={plan.featured ? 'plan plan-top' : 'plan'}>
      <div>
        <h3>
          {plan.name} {plan.featured && <Badge>{servicesMessages.popular}</Badge>}
        </h3>
        <p className="soft small">{plan.text}</p>
      </div>
      <p className="cost">
        {plan.price} <small>{plan.per}</small>
      </p>
      <ul>
        {plan.includes.map((line) => (
          <li key={line}>
            <Icon name="check" />
            {line}
          </li>
        ))}
      </ul>
      <PlanLink plan={plan} />
    </article>
  )
}

function PlanLink({ plan }: { plan: Plan }) {
  const { page } = useContent().callToAction.action
  if (page === 'services') return null
  return (
    <ButtonLink page={page} look={plan.featured ? 'primary' : 'quiet'}>
      {servicesMessages.choose(plan.name)}
    </ButtonLink>
  )
}
