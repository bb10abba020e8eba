import type { Component, Snippet } from 'svelte'
import type { SimulatedCalls } from './domain/backend/simulated.ts'
import type { FeatureDefinition, SlotName } from './domain/pages.ts'

/** All that a feature adds to the site: its definition, and the components that draw it. It imports no other feature. */
export interface Feature extends FeatureDefinition {
  /** What it shows in each of its slots. Its pages are in the folder `src/routes`. */
  components?: Readonly<Partial<Record<SlotName, Component>>>
  /** Its calls where no server answers them. */
  simulated?: SimulatedCalls
  /** Stands around the whole site and draws its children, for state that several pages share. */
  Provider?: Component<{ children: Snippet }>
}

/** A feature with all the components that its definition asks for, by name of the slot. */
export type FeatureOf<Definition extends FeatureDefinition> = Definition &
  Pick<Feature, 'Provider' | 'simulated'> &
  (Definition extends { slots: infer Slots } ? { components: Record<keyof Slots, Component> } : unknown)
