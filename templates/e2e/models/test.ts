import { test as base, type BrowserContext } from '@playwright/test'
import type { FrameworkId } from '../../../packages/catalog/src/index.ts'
import { leadFramework } from '../../../tools/template/frameworks.ts'

interface Options {
  /**
   * Whether pages register their service worker. It fetches the whole site for offline use, which takes longer than most
   * tests: those ask for it that go offline, or come a second time.
   * @default false
   */
  worksOffline: boolean
}

interface WorkerOptions {
  /** The framework whose sites are visited: the same tests run for each. */
  framework: FrameworkId
}

/** A test of the sites of a framework. */
export const test = base.extend<Options, WorkerOptions>({
  framework: [leadFramework, { option: true, scope: 'worker' }],
  worksOffline: [false, { option: true }],
  context: async ({ context, worksOffline }, give) => {
    if (!worksOffline) await leaveOutServiceWorker(context)
    await give(context)
  }
})

/** Lets no page register its service worker. The call stays open, so that the page is told of no failure. */
export function leaveOutServiceWorker(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => new Promise(() => undefined)
  })
}

/** The framework whose sites the test that runs visits. */
export function frameworkUnderTest(): FrameworkId {
  const { framework = leadFramework } = test.info().project.use as Partial<WorkerOptions>
  return framework
}
