import type { Type } from '@angular/core'
import type { Content } from '../../domain/site.ts'
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

/** The first screen of the home page, as site.json names it, for `*ngComponentOutlet`. */
export function firstScreenOf({ art }: Pick<Content, 'art'>): Type<unknown> {
  return firstScreens[art.opening] ?? HeroScreen
}
