import { test } from '@playwright/test'

/**
 * A test whose pages register no service worker: it would fetch the whole site for offline use, which takes longer than
 * most tests. The call stays open, so that the page is told of no failure.
 */
export const firstVisit = test.extend({
  context: async ({ context }, give) => {
    await context.addInitScript(() => {
      ServiceWorkerContainer.prototype.register = () => new Promise(() => undefined)
    })
    await give(context)
  }
})
