import type { Component } from 'vue'
import type { SimulatedCalls } from './domain/backend/simulated.ts'
import type { FeatureDefinition, SlotName } from './domain/pages.ts'

/** A dynamic import, so that the code of a page arrives with the first visit. */
export type LoadPage = () => Promise<{ default: Component }>

/** All that a feature adds to the site: its definition, and the components that draw it. It imports no other feature. */
export interface Feature extends FeatureDefinition {
  /** The code of each of its pages. */
  load?: Readonly<Record<string, LoadPage>>
  /** What it shows in each of its slots. */
  components?: Readonly<Partial<Record<SlotName, Component>>>
  /** Its calls where no server answers them. */
  simulated?: SimulatedCalls
  /** Stands around the whole site and draws its default slot, for state that several pages share. */
  Provider?: Component
}

/** A feature with all the components that its definition asks for, by id of the page and by name of the slot. */
export type FeatureOf<Definition extends FeatureDefinition> = Definition &
  Pick<Feature, 'Provider' | 'simulated'> &
  (Definition extends { routes: readonly { page: infer Page extends string }[] }
    ? { load: Record<Page, LoadPage> }
    : unknown) &
  (Definition extends { slots: infer Slots } ? { components: Record<keyof Slots, Component> } : unknown)
