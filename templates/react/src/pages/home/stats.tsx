import { Section } from '../../ui/section.tsx'
import { useContent } from '../../ui/site-context.tsx'

/** A few figures. One that was invented puts the Sample badge on all of them. */
export function Stats() {
  const { stats } = useContent()
  if (stats.items.length === 0) return null
  return (
    <Section className="stats" title={stats.title} sample={stats.items.some((stat) => stat.sample)}>
      <dl>
        {stats.items.map(({ value, label }) => (
          <div key={label} className="stat">
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
