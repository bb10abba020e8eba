import { expect, type BrowserContext, type Page } from '@playwright/test'
import { demoCredentials } from '@sitewright/api/worker-protocol'
import { test } from './models/account-test.ts'
import { administrator, administratorEnv, submitSignIn } from './models/admin.ts'
import { expectNoErrors, watchPage } from './models/page-watch.ts'
import { startPlainServer } from './models/plain-server.ts'

test.use({ serverEnv: administratorEnv })

async function signIn(page: Page, person = administrator): Promise<void> {
  await submitSignIn(page, person)
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
}

const expectLive = (page: Page): Promise<void> =>
  expect(page.getByRole('link', { name: 'Monitoring Live' })).toBeVisible()

/** The streams that the pages of a browser have asked for. */
function watchStreams(context: BrowserContext): Page[] {
  const asking: Page[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/admin/stream') asking.push(request.frame().page())
  })
  return asking
}

test('the tabs of a browser share one stream, which goes on in another tab within two seconds', async ({
  page,
  context
}) => {
  const seen = watchPage(page)
  const asking = watchStreams(context)
  await signIn(page)
  await expectLive(page)
  const [second, third] = [await context.newPage(), await context.newPage()]
  for (const tab of [second, third]) {
    await tab.goto('/admin/dashboard')
    await expectLive(tab)
  }
  expect(asking).toEqual([page])
  expectNoErrors(seen)
  const asked = context.waitForEvent('request', {
    predicate: (request) => request.url().includes('/api/admin/stream'),
    timeout: 2000
  })
  await page.close()
  expect(new URL((await asked).url()).searchParams.get('lastEventId')).toMatch(/^\d+$/)
  for (const tab of [second, third]) await expectLive(tab)
  expect(asking).toHaveLength(2)
})

test.describe('the demo', () => {
  test('is live by its own worker, in two tabs', async ({ browser }) => {
    const plain = await startPlainServer()
    const context = await browser.newContext({ baseURL: plain.origin, serviceWorkers: 'block' })
    const page = await context.newPage()
    await signIn(page, demoCredentials)
    await expectLive(page)
    const second = await context.newPage()
    await second.goto('/admin/dashboard')
    await expectLive(second)
    await page.close()
    await expectLive(second)
    await context.close()
    plain.close()
  })
})
