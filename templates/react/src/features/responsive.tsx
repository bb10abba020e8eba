import { NavLink } from 'react-router'
import { responsive as definition, responsiveMessages, tabsOf } from '../domain/features/responsive.ts'
import type { FeatureOf } from '../feature.ts'
import '../styles/navigation.css'
import { Icon } from '../ui/controls.tsx'
import { menuId, useNavigationEntries, usePages } from '../ui/site-context.tsx'

/** The tab bar of phones: the first pages of the navigation and the menu, at the bottom of the window. */
export function ThumbBar() {
  const pages = usePages()
  const tabs = tabsOf(useNavigationEntries())
  if (tabs.length === 0) return null
  return (
    <nav className="thumb-bar" aria-label={responsiveMessages.label}>
      <ul>
        {tabs.map(({ page, label, icon }) => (
          <li key={page}>
            <NavLink to={pages.get(page)?.path ?? '/'} end>
              <Icon name={icon} />
              <span>{label}</span>
            </NavLink>
          </li>
        ))}
        <li>
          <button type="button" popoverTarget={menuId}>
            <Icon name="menu" />
            <span>{responsiveMessages.menu}</span>
          </button>
        </li>
      </ul>
    </nav>
  )
}

/** The main pages within reach of the thumb. */
export const responsive: FeatureOf<typeof definition> = {
  ...definition,
  components: { floating: ThumbBar }
}
