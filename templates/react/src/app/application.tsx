import type { ReactNode } from 'react'
import type { Site } from '../domain/site.ts'
import type { Feature } from '../feature.ts'
import { SiteProvider } from '../ui/site-context.tsx'
import { LayoutProvider, type Layout } from '../ui/layout.ts'

/** What a site is made of. */
export interface SiteParts {
  site: Site
  features: readonly Feature[]
  layout: Layout
}

/** The site around its router. */
export function Application({ site, features, layout, children }: SiteParts & { children: ReactNode }) {
  return (
    <SiteProvider site={site} features={features}>
      <LayoutProvider value={layout}>{children}</LayoutProvider>
    </SiteProvider>
  )
}
