import { expect, type Page } from '@playwright/test'
import { watch } from '../watch.ts'

/** So many pages are visited by one test. */
const pagesOfGroup = 6

/** Splits pages into groups that a test each visits in one browser: a new one takes longer than most pages. */
export function inGroups<Visit>(visits: readonly Visit[]): Visit[][] {
  return Array.from({ length: Math.ceil(visits.length / pagesOfGroup) }, (_, index) =>
    visits.slice(index * pagesOfGroup, (index + 1) * pagesOfGroup)
  )
}

/**
 * Visits pages one after the other as a new visitor each time, and expects that none writes errors or asks another
 * origin. Whatever a visit throws fails the test once all were made.
 */
export async function visitEach<Visit extends { path: string }>(
  page: Page,
  visits: readonly Visit[],
  visit: (visit: Visit) => Promise<void>
): Promise<void> {
  const seen = watch(page)
  for (const each of visits) {
    await visit(each).catch((error: unknown) => expect.soft(String(error), each.path).toBe(''))
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    expect.soft({ errors: seen.errors.splice(0), outside: seen.outside.splice(0) }, each.path).toEqual({
      errors: [],
      outside: []
    })
  }
}
