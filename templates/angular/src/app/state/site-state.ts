import { computed, inject, InjectionToken, Service, type Signal } from '@angular/core'
import type { Layout } from '../../domain/looks.ts'
import {
  featuresInSlot,
  fillPath,
  navigationOf,
  presentPages,
  type SlotFilter,
  type SlotName
} from '../../domain/pages.ts'
import type { Site } from '../../domain/site.ts'
import { isThin } from '../../domain/thin.ts'
import type { Feature, FeatureComponent } from '../feature.ts'
import { PageSlots } from './page-slots.ts'

/** The parts of a site. */
export interface SiteParts {
  site: Site
  features: readonly Feature[]
  layout: Layout
  /** Address of the mark of the business. @default its favicon */
  mark?: string
}

/** The parts of the site that the application draws. */
export const siteParts = new InjectionToken<Signal<SiteParts>>('siteParts')

/** What a feature shows in a slot. */
export interface FilledSlot {
  /** Id of the feature. */
  id: string
  component: FeatureComponent
}

/** The mark of the business: the file that browsers show on their tabs, so that there is one to replace. */
const markFile = '/favicon.svg'

/** The site, for everything that is drawn. */
@Service()
export class SiteState {
  private readonly parts = inject(siteParts)
  private readonly pageSlots = inject(PageSlots)

  /** What the business chose and says. */
  readonly site = computed(() => this.parts().site)
  readonly content = computed(() => this.site().content)
  /** The features that are part of this site. */
  readonly features = computed(() => this.parts().features)
  /** What the markup has to know of the layout. */
  readonly layout = computed(() => this.parts().layout)
  /** The folder of the host that the site stands in, as `/shop`; empty where it has the host for itself. */
  readonly basePath = computed(() => this.site().deployment.basePath ?? '')
  /** The address of the picture that stands beside the name. */
  readonly mark = computed(() => this.parts().mark ?? this.basePath() + markFile)
  /** The pages of this site by id; a link is drawn only where its page is among them. */
  readonly pages = computed(() => presentPages(this.site(), this.features()))
  /** Every entry of the navigation whose page is there, the most wanted first. */
  readonly navigation = computed(() => navigationOf(this.features(), this.pages()))
  /** Whether the site says no more than who, what, where and how to be reached, see domain/thin.ts. */
  readonly thin = computed(() => isThin(this.site(), this.pages()))

  /** The address of a page, or undefined where this site does not have it. */
  findPath(page: string, params?: Record<string, string>): string | undefined {
    const place = this.pages().get(page)
    return place && fillPath(place, params)
  }

  /** What the features show in a slot, in the order of it. */
  slots(name: SlotName, filter?: SlotFilter): readonly FilledSlot[] {
    return featuresInSlot(name, this.features(), this.pages(), filter).flatMap((feature) => {
      const component = this.pageSlots.find(feature, name)
      return component === undefined ? [] : [{ id: feature.id, component }]
    })
  }
}
