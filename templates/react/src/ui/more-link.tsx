import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'
import { PageLink } from './page-link.tsx'

/** A link onward, with an arrow. */
export function MoreLink({ children, ...rest }: ComponentProps<typeof PageLink>) {
  return (
    <PageLink {...rest} className="more-link">
      {children} <Icon name="arrow" flip />
    </PageLink>
  )
}
