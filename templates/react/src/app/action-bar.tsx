import { MainAction } from '../ui/main-action.tsx'
import { useContent } from '../ui/site-context.tsx'
import { Words } from '../ui/words.tsx'

/** The call to action, fixed at the bottom of every page; for layouts that argue towards one. */
export function ActionBar() {
  const { hero } = useContent()
  return (
    <aside className="cta-bar" aria-label={hero.action.label}>
      {hero.kicker && (
        <p>
          <b>
            <Words of={hero.kicker} mark={false} />
          </b>
        </p>
      )}
      <MainAction action={hero.action} />
    </aside>
  )
}
