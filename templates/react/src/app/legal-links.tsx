import { PageLink } from '../ui/page-link.tsx'
import { usePages } from '../ui/site-context.tsx'

/** Links to the legal pages, in the footer of every page. */
export function LegalLinks() {
  const pages = usePages()
  const there = (['privacy', 'imprint'] as const).flatMap((page) => pages.get(page) ?? [])
  if (there.length === 0) return null
  return (
    <ul className="foot-legal">
      {there.map(({ page, title }) => (
        <li key={page}>
          <PageLink page={page}>{title}</PageLink>
        </li>
      ))}
    </ul>
  )
}
