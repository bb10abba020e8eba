import type { PagePlace } from './pages.ts'

/** An entry of the navigation. Lower orders come first; the bar shows as many as fit, the menu shows all. */
export interface NavEntry {
  page: string
  label: string
  /** Name of an icon in looks.ts. */
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
 * - profile-fields: more of what the profile says, read and edited
 * - password: a line under a field where a password is chosen
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

/** What a feature shows in a slot stands before that of features with a higher order. */
export interface Slot {
  order: number
  /** Rendered only where the site has this page. */
  page?: string
}

/** What a feature adds to the site: its pages, its entries of the navigation, and its slots. Components draw them. */
export interface FeatureDefinition {
  /** Id of the feature in site.json. */
  id: string
  routes?: readonly PagePlace[]
  nav?: readonly NavEntry[]
  slots?: Readonly<Partial<Record<SlotName, Slot>>>
}
