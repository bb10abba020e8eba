import { computed, Directive, effect, inject, type Type, untracked, ViewContainerRef } from '@angular/core'
import type { Content } from '../../domain/site.ts'
import { SiteState } from '../state/site-state.ts'
import { HeroScreen } from './hero-screen.ts'
import { OpeningScreen } from './opening-screen.ts'

/** A table by a name that is said where its row is needed: in site.json, or in the code. */
type ByName<Row> = Readonly<Record<string, Row>>

/** The first screens by the name of their arrangement; each composition has a sheet in styles/openings. */
const firstScreens: ByName<Type<unknown>> = {
  beside: HeroScreen,
  casement: OpeningScreen,
  chalkboard: OpeningScreen,
  curtain: OpeningScreen,
  logbook: OpeningScreen,
  marquee: OpeningScreen,
  shelf: OpeningScreen,
  spine: OpeningScreen,
  spread: OpeningScreen,
  stairs: OpeningScreen
}

/** The first screen of the home page, as site.json names it. */
function firstScreenOf({ art }: Pick<Content, 'art'>): Type<unknown> {
  return firstScreens[art.opening] ?? HeroScreen
}

/** Draws the first screen of the home page. */
@Directive({ selector: 'ng-container[appFirstScreen]' })
export class FirstScreen {
  private readonly app = inject(SiteState)
  private readonly view = inject(ViewContainerRef)
  private readonly screen = computed(() => firstScreenOf(this.app.content()))

  constructor() {
    effect(() => {
      const screen = this.screen()
      untracked(() => {
        this.view.clear()
        this.view.createComponent(screen)
      })
    })
  }
}
