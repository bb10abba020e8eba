import type { ComponentType, ReactNode } from 'react'

/** A page of a feature. `load` is a dynamic import, so that its code arrives with the first visit. */
export interface FeatureRoute {
  /** Id of the page, as links name it. */
  page: string
  path: string
  /** Title of the document, before the name of the business. */
  title: string
  load: () => Promise<{ Page: ComponentType }>
}

/** An entry of the navigation. Lower orders come first; the bar shows as many as fit, the menu shows all. */
export interface NavEntry {
  page: string
  label: string
  /** Name of an icon in ui/icon.tsx. */
  icon: string
  order: number
}

/**
 * Places where a feature shows itself on pages that are not its own.
 * - home: a section of the home page
 * - header: a control in the top bar
 * - floating: something that floats over every page
 * - banner: a line above the page
 * - profile: a section of the profile page while it is read
 * - profile-fields: more of what the profile says, read and edited, see ui/profile-context.tsx
 * - password: a line under a field where a password is chosen, see ui/new-password.tsx
 * - share: controls on a service's page
 * - footer: a line in the footer
 */
export type SlotName =
  | 'home'
  | 'header'
  | 'floating'
  | 'banner'
  | 'profile'
  | 'profile-fields'
  | 'password'
  | 'share'
  | 'footer'

export interface Slot {
  order: number
  /** Rendered only where the site has this page. */
  page?: string
  Component: ComponentType
}

/** All that a feature adds to the site. It lives in one folder and imports no other feature. */
export interface Feature {
  /** Id of the feature in the catalog. */
  id: string
  routes?: readonly FeatureRoute[]
  nav?: readonly NavEntry[]
  slots?: Partial<Record<SlotName, Slot>>
  /** Wraps the whole site, for state that several pages share. */
  Provider?: ComponentType<{ children: ReactNode }>
}
