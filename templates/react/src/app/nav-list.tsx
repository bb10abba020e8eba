import { NavLink } from 'react-router'
import { Icon } from '../ui/icon.tsx'
import { useNavigationEntries } from '../ui/navigation.ts'
import { usePages } from '../ui/site-context.tsx'

/** The pages of the site. How many of them are seen is up to the style sheet. */
export function NavList() {
  const pages = usePages()
  return (
    <ul>
      {useNavigationEntries().map(({ page, label, icon, feature }) => {
        const place = pages.get(page)
        return (
          place && (
            <li key={page} data-feature={feature}>
              <NavLink to={place.path} end>
                <Icon name={icon} />
                <span>{label}</span>
              </NavLink>
            </li>
          )
        )
      })}
    </ul>
  )
}
