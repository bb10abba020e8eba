import type { Job, JobItem } from '@sitewright/api'
import type { Product } from '../src/area/area.ts'
import { runNextJob } from '../src/jobs/job-runner.ts'
import { silentLog } from '../src/request/log.ts'
import type { Services } from '../src/services/services.ts'
import type { TestBrowser } from './browser.ts'

/** Runs all waiting jobs of the kinds in `product`, like the runner of a server. */
export async function runJobs(services: Services, product: Pick<Product, 'jobDefinitions'>): Promise<void> {
  const parts = { services, log: silentLog, definitions: product.jobDefinitions(services) }
  while (await runNextJob(parts));
}

/** Reads a job as a user sees it. */
export async function readJob(client: TestBrowser, id: string): Promise<Job> {
  const response = await client.call('GET', `/api/admin/jobs/${id}`)
  return ((await response.json()) as { job: Job }).job
}

/** Reads all items of a job, page by page. */
export async function readJobItems(client: TestBrowser, id: string, query = ''): Promise<JobItem[]> {
  const items: JobItem[] = []
  let next: number | null = 0
  while (next !== null) {
    const response = await client.call('GET', `/api/admin/jobs/${id}/items?limit=100&after=${next}${query}`)
    const page = (await response.json()) as { items: JobItem[]; next: number | null }
    items.push(...page.items)
    next = page.next
  }
  return items
}
