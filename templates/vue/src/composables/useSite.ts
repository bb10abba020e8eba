import {
  computed,
  inject,
  toValue,
  type App,
  type ComputedRef,
  type InjectionKey,
  type MaybeRefOrGetter
} from 'vue'
import type { Layout } from '../domain/looks.ts'
import {
  fillPath,
  navigationOf,
  presentPages,
  type NavigationEntry,
  type PagePlace
} from '../domain/pages.ts'
import type { Content, Site } from '../domain/site.ts'
import { isThin } from '../domain/thin.ts'
import type { Feature } from '../feature.ts'
import { withBase } from '../ui/base-path.ts'

/** The parts of a site. */
export interface SiteParts {
  site: Site
  features: readonly Feature[]
  layout: Layout
  /** Address of the mark of the business. @default its favicon */
  mark?: string
}

interface SiteValue extends Required<SiteParts> {
  pages: ReadonlyMap<string, PagePlace>
  thin: boolean
}

/** The mark of the business: the file that browsers show on their tabs, so that there is one to replace. */
const markFile = '/favicon.svg'

const siteKey: InjectionKey<ComputedRef<SiteValue>> = Symbol('site')

/** Provides the site to everything that an application draws. */
export function provideSite(app: App, parts: MaybeRefOrGetter<SiteParts>): void {
  app.provide(
    siteKey,
    computed(() => {
      const { site, features, layout, mark } = toValue(parts)
      const pages = presentPages(site, features)
      const file = mark ?? withBase(markFile, site.deployment.basePath ?? '')
      return { site, features, layout, pages, thin: isThin(site, pages), mark: file }
    })
  )
}

function useSiteValue(): ComputedRef<SiteValue> {
  const value = inject(siteKey)
  if (value === undefined) throw new Error('A part of the site was drawn outside of its application.')
  return value
}

function usePart<Name extends keyof SiteValue>(name: Name): ComputedRef<SiteValue[Name]> {
  const value = useSiteValue()
  return computed(() => value.value[name])
}

/** What the business chose and says. */
export function useSite(): ComputedRef<Site> {
  return usePart('site')
}

export function useContent(): ComputedRef<Content> {
  const value = useSiteValue()
  return computed(() => value.value.site.content)
}

/** The folder of the host that the site stands in, as `/shop`; empty where it has the host for itself. */
export function useBasePath(): ComputedRef<string> {
  const value = useSiteValue()
  return computed(() => value.value.site.deployment.basePath ?? '')
}

/** Whether the site says no more than who, what, where and how to be reached, see domain/thin.ts. */
export function useThin(): ComputedRef<boolean> {
  return usePart('thin')
}

/** What the markup has to know of the layout. */
export function useLayout(): ComputedRef<Layout> {
  return usePart('layout')
}

/** The address of the picture that stands beside the name. */
export function useMark(): ComputedRef<string> {
  return usePart('mark')
}

/** The features that are part of this site. */
export function useFeatures(): ComputedRef<readonly Feature[]> {
  return usePart('features')
}

/** The pages of this site by id; a link is drawn only where its page is among them. */
export function usePages(): ComputedRef<ReadonlyMap<string, PagePlace>> {
  return usePart('pages')
}

/** The address of a page, or undefined where this site does not have it. */
export function usePagePath(
  page: MaybeRefOrGetter<string>,
  params?: MaybeRefOrGetter<Record<string, string> | undefined>
): ComputedRef<string | undefined> {
  const pages = usePages()
  return computed(() => {
    const place = pages.value.get(toValue(page))
    return place && fillPath(place, toValue(params))
  })
}

/** Every entry of the navigation whose page is there, the most wanted first. */
export function useNavigationEntries(): ComputedRef<readonly NavigationEntry[]> {
  const value = useSiteValue()
  return computed(() => navigationOf(value.value.features, value.value.pages))
}
