import { ButtonLink } from '../ui/button.tsx'
import { useContent, usePages } from '../ui/site-context.tsx'

/** The action, within reach at the foot of every page; for layouts that argue towards one. */
export function ActionBar() {
  const { hero } = useContent()
  const { page, label } = hero.action
  if (!usePages().has(page)) return null
  return (
    <aside className="cta-bar" aria-label={label}>
      <p>
        <b>{hero.kicker}</b>
      </p>
      <ButtonLink page={page}>{label}</ButtonLink>
    </aside>
  )
}
