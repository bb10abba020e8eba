import { createContext, use, useMemo, type ReactNode } from 'react'
import type { Profile, Visitor } from '../domain/backend/port.ts'
import {
  featuresInSlot,
  fillPath,
  navigationOf,
  presentPages,
  type NavigationEntry,
  type PagePlace,
  type SlotFilter,
  type SlotName
} from '../domain/pages.ts'
import type { Layout } from '../domain/looks.ts'
import type { PrivacyFacts } from '../domain/privacy.ts'
import type { Site } from '../domain/site.ts'
import { isThin } from '../domain/thin.ts'
import type { Feature } from '../feature.ts'
import type { useFormSession } from './form.tsx'

/** The parts of a site. */
export interface SiteParts {
  site: Site
  features: readonly Feature[]
  layout: Layout
  /** Address of the mark of the business. @default its favicon */
  mark?: string
}

interface SiteValue extends SiteParts {
  pages: ReadonlyMap<string, PagePlace>
  thin: boolean
  mark: string
}

/** The mark of the business: the file that browsers show on their tabs, so that there is one to replace. */
const markFile = '/favicon.svg'

const SiteContext = createContext<SiteValue | null>(null)

/** Provides the site to everything that is drawn, around the router. */
export function SiteProvider({
  site,
  features,
  layout,
  mark = withBase(markFile, site.deployment.basePath ?? ''),
  children
}: SiteParts & { children: ReactNode }) {
  const value = useMemo(() => {
    const pages = presentPages(site, features)
    return { site, features, layout, pages, thin: isThin(site, pages), mark }
  }, [site, features, layout, mark])
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

/** The folder of the host that the site stands in, as `/shop`; empty where it has the host for itself. */
export function useBasePath(): string {
  return useSite().deployment.basePath ?? ''
}

/** Whether the site says no more than who, what, where and how to be reached, see domain/thin.ts. */
export function useThin(): boolean {
  return useSiteValue().thin
}

/** What the markup has to know of the layout. */
export function useLayout(): Layout {
  return useSiteValue().layout
}

/** The address of the picture that stands beside the name. */
export function useMark(): string {
  return useSiteValue().mark
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
  return place && fillPath(place, params)
}

/** The folder of the host that the site stands in, as `/shop`; empty where it has the host for itself. */
export const base = import.meta.env.BASE_URL.replace(/\/$/, '')

/** The address of a file of the site in a folder of its host; others, such as of a picture elsewhere, stay as they are. */
export function withBase(path: string, folder: string): string {
  return /^\/(?!\/)/.test(path) ? folder + path : path
}

/** An address on the host as the routes of the site know it. */
export function withoutBase(address: string): string {
  const isInside = address === base || address.startsWith(`${base}/`)
  return isInside ? address.slice(base.length) || '/' : address
}

/** Id of the sheet that holds every page, for the buttons that open it. */
export const menuId = 'menu'

/** Every entry of the navigation whose page is there, the most wanted first. */
export function useNavigationEntries(): readonly NavigationEntry[] {
  return navigationOf(useFeatures(), usePages())
}

/** Renders what the features have for a slot of the site, in their order. */
export function Slots({ name, ...filter }: { name: SlotName } & SlotFilter) {
  return featuresInSlot(name, useFeatures(), usePages(), filter).map(({ id, components }) => {
    const Component = components?.[name]
    return (
      Component && (
        <div key={id} className={`slot slot-${name}`} data-feature={id}>
          <Component />
        </div>
      )
    )
  })
}

type Services = PrivacyFacts['services']

export const ServicesContext = createContext<Services>([])

/** The third-party services that are configured: analytics and error monitoring. */
export function useServices(): Services {
  return use(ServicesContext)
}

interface ProfileValue {
  visitor: Visitor
  /** The form of the page while the profile is edited, null while it is read. */
  form: ReturnType<typeof useFormSession<Profile>> | null
}

/** The profile page, for what stands in its slot: fields are part of the page's one form. */
export const ProfileContext = createContext<ProfileValue | null>(null)

export function useProfile(): ProfileValue {
  const value = use(ProfileContext)
  if (value === null) throw new Error('A section of the profile was drawn outside of the profile page.')
  return value
}
