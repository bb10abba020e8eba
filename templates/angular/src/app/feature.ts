import type { Type } from '@angular/core'
import type { SimulatedCalls } from '../domain/backend/simulated.ts'
import type { FeatureDefinition, SlotName } from '../domain/pages.ts'

/** A dynamic import, so that the code of a component arrives once it is needed. */
export type LoadComponent = () => Promise<Type<unknown>>

/** What a feature shows in a slot: a component on the `div` of the slot, which FeatureSlots makes. */
export type FeatureComponent = Type<unknown>

/** All that a feature adds to the site: its definition, and the components that draw it. It imports no other feature. */
export interface Feature extends FeatureDefinition {
  /** The code of each of its pages. */
  load?: Readonly<Record<string, LoadComponent>>
  /** What it shows in each of its slots. */
  components?: Readonly<Partial<Record<SlotName, FeatureComponent>>>
  /** The code of what it shows in slots of pages, which arrives with the page. */
  loadComponents?: Readonly<Partial<Record<PageSlot, LoadComponent>>>
  /** Its calls where no server answers them. */
  simulated?: SimulatedCalls
  /** A service that starts with the site, for state that several pages share. */
  service?: Type<unknown>
}

/** The slots of single pages; the others are on every page. */
export type PageSlot = 'home' | 'profile' | 'profile-fields' | 'password'

/** A feature with all the components that its definition asks for, by id of the page and by name of the slot. */
export type FeatureOf<Definition extends FeatureDefinition> = Definition &
  Pick<Feature, 'service' | 'simulated'> &
  (Definition extends { routes: readonly { page: infer Page extends string }[] }
    ? { load: Record<Page, LoadComponent> }
    : unknown) &
  (Definition extends { slots: infer Slots } ? ComponentsOf<keyof Slots> : unknown)

type ComponentsOf<Name> = ([Exclude<Name, PageSlot>] extends [never]
  ? unknown
  : { components: Record<Exclude<Name, PageSlot> & string, FeatureComponent> }) &
  ([Extract<Name, PageSlot>] extends [never]
    ? unknown
    : { loadComponents: Record<Extract<Name, PageSlot>, LoadComponent> })
