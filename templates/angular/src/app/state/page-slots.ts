import { Service, signal, untracked } from '@angular/core'
import type { SlotName } from '../../domain/pages.ts'
import type { Feature, FeatureComponent, LoadComponent, PageSlot } from '../feature.ts'

/** The slots of the pages that have some, by the id of the page. */
const slotsOfPage: Readonly<Partial<Record<string, readonly PageSlot[]>>> = {
  home: ['home'],
  profile: ['profile-fields', 'profile'],
  register: ['password']
}

/** What features show in slots of pages, whose code arrives with the page. */
@Service()
export class PageSlots {
  private readonly loaded = signal<ReadonlyMap<LoadComponent, FeatureComponent>>(new Map())

  /** What a feature shows in a slot; undefined where it shows nothing, or its code is still on its way. */
  find({ components, loadComponents }: Feature, slot: SlotName): FeatureComponent | undefined {
    const load = loadComponents?.[slot as PageSlot]
    return components?.[slot] ?? (load && this.loaded().get(load))
  }

  /** Loads what features show in the slots of a page. */
  async loadPage(features: readonly Feature[], page: string): Promise<void> {
    await Promise.all((slotsOfPage[page] ?? []).map((slot) => this.loadSlot(features, slot)))
  }

  /** Loads what features show in a slot. */
  async loadSlot(features: readonly Feature[], slot: SlotName): Promise<void> {
    const known = untracked(this.loaded)
    const missing = features.flatMap(({ loadComponents }) => loadComponents?.[slot as PageSlot] ?? [])
    const added = missing
      .filter((load) => !known.has(load))
      .map(async (load) => [load, await load()] as const)
    if (added.length === 0) return
    const entries = await Promise.all(added)
    this.loaded.update((before) => new Map([...before, ...entries]))
  }
}
