import '../styles/ui/ways.css'
import type { Way } from '../domain/ways.ts'
import { Icon } from './icon.tsx'
import { PageLink } from './page-link.tsx'
import { usePages } from './site-context.tsx'

/** Where to go from here, one line each. Pages that the site does not have are left out. */
export function Ways({ items }: { items: readonly Way[] }) {
  const pages = usePages()
  return (
    <ul className="ways">
      {items
        .filter(({ page }) => pages.has(page))
        .map(({ page, params, label }) => (
          <li key={label}>
            <PageLink page={page} params={params}>
              {label} <Icon name="arrow" flip />
            </PageLink>
          </li>
        ))}
    </ul>
  )
}
