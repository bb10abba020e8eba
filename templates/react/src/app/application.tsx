import type { ReactNode } from 'react'
import type { Layout } from '../domain/layouts.ts'
import type { Site } from '../domain/site.ts'
import type { Feature } from '../feature.ts'
import { DraftViewProvider, type DraftView } from '../ui/draft-view.ts'
import { SiteProvider } from '../ui/site-context.tsx'

/** The parts of a site. */
export interface SiteParts {
  site: Site
  features: readonly Feature[]
  layout: Layout
  /** How drafts are marked. @default as on a built site */
  drafts?: DraftView
  /** Address of the mark of the business. @default its favicon */
  mark?: string
}

const built: DraftView = { mode: 'built' }

/** The site with its providers, around the router. */
export function Application({
  site,
  features,
  layout,
  drafts = built,
  mark,
  children
}: SiteParts & { children: ReactNode }) {
  return (
    <SiteProvider site={site} features={features} layout={layout} mark={mark}>
      <DraftViewProvider value={drafts}>{children}</DraftViewProvider>
    </SiteProvider>
  )
}
