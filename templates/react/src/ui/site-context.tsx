import { createContext, use, useMemo, type ReactNode } from 'react'
import { pagesOf, pathTo, type PagePlace } from '../domain/pages.ts'
import type { Site } from '../domain/site.ts'
import type { Feature } from '../feature.ts'

interface SiteValue {
  site: Site
  features: readonly Feature[]
  pages: ReadonlyMap<string, PagePlace>
}

const SiteContext = createContext<SiteValue | null>(null)

export function SiteProvider({
  site,
  features,
  children
}: {
  site: Site
  features: readonly Feature[]
  children: ReactNode
}) {
  const value = useMemo(() => ({ site, features, pages: pagesOf(features) }), [site, features])
  return <SiteContext value={value}>{children}</SiteContext>
}

function useSiteValue(): SiteValue {
  const value = use(SiteContext)
  if (value === null) throw new Error('A part of the site was drawn outside of SiteProvider.')
  return value
}

/** What the business chose and says. */
export function useSite(): Site {
  return useSiteValue().site
}

export function useContent() {
  return useSiteValue().site.content
}

/** The features that are part of this site. */
export function useFeatures(): readonly Feature[] {
  return useSiteValue().features
}

/** The pages of this site by id; a link is drawn only where its page is among them. */
export function usePages(): ReadonlyMap<string, PagePlace> {
  return useSiteValue().pages
}

/** The address of a page, or undefined where this site does not have it. */
export function usePagePath(page: string, params?: Record<string, string>): string | undefined {
  const place = useSiteValue().pages.get(page)
  return place && pathTo(place, params)
}
