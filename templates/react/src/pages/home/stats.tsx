import { Section } from '../../ui/section.tsx'
import { useContent } from '../../ui/site-context.tsx'

/** A few figures. */
export function Stats() {
  const { stats } = useContent()
  if (stats === undefined) return null
  return (
    <Section className="stats" title={stats.title} intro={stats.intro} of={stats}>
      <dl>
        {stats.items.map(({ id, value, label }) => (
          <div key={id} className="stat">
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
