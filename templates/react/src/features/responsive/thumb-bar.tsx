import '../../styles/ui/thumb-bar.css'
import { NavLink } from 'react-router'
import { responsiveMessages } from '../../domain/messages/responsive.ts'
import { tabsOf } from '../../domain/responsive.ts'
import { Icon } from '../../ui/icon.tsx'
import { menuId, useNavigationEntries } from '../../ui/navigation.ts'
import { usePages } from '../../ui/site-context.tsx'

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
