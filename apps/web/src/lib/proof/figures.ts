import type { FrameworkId } from '@sitewright/catalog'
import type { BoardFigures, FrameworkFigures } from './board.ts'
import saved from './figures.json' with { type: 'json' }

declare const TEMPLATE_HASHES: Partial<Record<FrameworkId, string>>

/** The last run of all combinations (`npm run proof -- --save`). */
export const boardFigures: BoardFigures = saved

/** The figures of a framework; none where no run had it. */
export function figuresOf(id: FrameworkId): FrameworkFigures | undefined {
  return boardFigures.frameworks[id]
}

/** Whether the template of a framework has changed since its figures were measured; false where no template is built. */
export function isOutdated(id: FrameworkId): boolean {
  const [figures, present] = [figuresOf(id), TEMPLATE_HASHES[id]]
  return figures !== undefined && present !== undefined && figures.template !== present
}

/** How many combinations were tried, and how many of them passed. */
export function countCombinations(): { tried: number; passed: number } {
  const all = Object.values(boardFigures.frameworks)
  return {
    tried: all.reduce((sum, { tried }) => sum + tried, 0),
    passed: all.reduce((sum, { passed }) => sum + passed, 0)
  }
}

/** The day of the run, `30 November 2026`. */
export const boardDate: string = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeZone: 'UTC'
}).format(new Date(boardFigures.date))
