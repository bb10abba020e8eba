import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePagePath } from './site-context.tsx'

interface PageLinkProps {
  /** Id of the page, see domain/pages.ts. */
  page: string
  params?: Record<string, string>
  /** Query with its question mark, `?filter=work`. */
  query?: string
  className?: string
  /** What to draw where the site does not have the page. @default 'nothing' */
  missing?: 'nothing' | 'children'
  children: ReactNode
}

/** A link to a page of this site. A page that was not chosen cannot be linked to. */
export function PageLink({
  page,
  params,
  query = '',
  className,
  missing = 'nothing',
  children
}: PageLinkProps) {
  const path = usePagePath(page, params)
  if (path === undefined) return missing === 'children' ? children : null
  return (
    <Link to={path + query} className={className}>
      {children}
    </Link>
  )
}
