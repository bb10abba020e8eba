import type { Page } from '@playwright/test'
import { runAxe } from '../../../tools/run-axe.ts'

/** What axe finds on a page of a site, one line each. */
export async function findViolations(page: Page): Promise<string[]> {
  const violations = await runAxe(page)
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`)
}
