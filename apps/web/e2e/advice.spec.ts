import { failureMessages, keyMessages, keyToasts } from '@sitewright/advisor'
import { messages } from '@sitewright/builder'
import { expect, test, type Page } from '@playwright/test'
import {
  providerOrigin,
  respondWithError,
  respondWithText,
  startProvider,
  type Provider
} from './models/provider.ts'
import { openStep, completeSite } from './models/saved-state.ts'
import { wizardPage } from './models/wizard.ts'

// One provider at one address: these tests take turns.
test.describe.configure({ mode: 'default' })

const key = 'sk-ant-test-0123456789'
const advice = JSON.stringify({
  recommendations: { framework: 'react', features: ['booking', 'reviews'] },
  content: { heroTitle: 'Teeth for a long life' }
})

let provider: Provider
test.beforeAll(async () => {
  provider = await startProvider()
})
test.afterAll(() => provider.close())
test.beforeEach(() => {
  provider.received.length = 0
  provider.behave({})
})

/** Keeps a list of everything that was sent to our own server. */
function watchOwnServer(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(providerOrigin)) return
    sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`)
  })
  return sent
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'AI Settings' })

async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'AI Settings' }).click()
  const dialog = dialogOf(page)
  await dialog.getByRole('textbox', { name: 'Provider address' }).fill(providerOrigin)
  return {
    dialog,
    enter: (text: string) => dialog.getByLabel('Claude API key', { exact: true }).fill(text),
    save: () => dialog.getByRole('button', { name: 'Save key' }).click(),
    try: () => dialog.getByRole('button', { name: 'Test key' }).click(),
    close: () => page.keyboard.press('Escape')
  }
}

async function connect(page: Page): Promise<void> {
  const settings = await openSettings(page)
  await settings.enter(key)
  await settings.save()
  await expect(page.getByText(keyToasts.saved.text)).toBeVisible()
  await settings.close()
  await expect(settings.dialog).toBeHidden()
}

const regenerate = (page: Page) => page.getByRole('button', { name: 'Regenerate Analysis' }).click()

test('the built-in advisor answers without a key, and asks nobody', async ({ page }) => {
  const wizard = wizardPage(page)
  await openStep(page, 'analysis', { ...completeSite, aiRecommendations: null })
  await expect(page.getByText(keyMessages.enhancedMode)).toBeVisible()
  await expect(wizard.toast(messages.analysisEnhanced)).toBeVisible()
  for (const tab of [
    'Business Analysis',
    'Content Strategy',
    'Market Insights',
    'Technical Recommendations'
  ]) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel')).not.toBeEmpty()
  }
  expect(provider.received).toEqual([])
})

test('the key form has a message for everything that can be wrong with a key', async ({ page }) => {
  await openStep(page, 'analysis')
  const settings = await openSettings(page)
  for (const empty of ['', '   ']) {
    await settings.enter(empty)
    await settings.save()
    await expect(page.getByText(keyToasts.missing.title).last()).toBeVisible()
    await expect(page.getByText(keyToasts.missing.text).first()).toBeVisible()
  }
  await settings.enter('not-a-key-of-the-provider')
  await settings.save()
  await expect(page.getByText(keyToasts.format.title)).toBeVisible()
  await expect(page.getByText(keyToasts.format.text).first()).toBeVisible()
  expect(provider.received, 'what cannot be a key is not sent').toEqual([])

  provider.behave({ models: (answer) => respondWithError(answer, 401, 'authentication_error') })
  await settings.enter(key)
  await settings.save()
  await expect(page.getByText(keyToasts.invalid.title, { exact: true })).toBeVisible()
  await expect(page.getByText(keyToasts.invalid.text)).toBeVisible()
  await expect(settings.dialog.getByText(keyMessages.invalidField)).toBeVisible()
  await expect(settings.dialog.getByText(keyMessages.notConnected)).toBeVisible()

  provider.behave({})
  await settings.try()
  await expect(page.getByText(keyToasts.valid.title)).toBeVisible()
  await expect(page.getByText(keyToasts.valid.text)).toBeVisible()
  await expect(settings.dialog.getByText(keyMessages.notConnected), 'a test keeps nothing').toBeVisible()

  await settings.save()
  await expect(page.getByText(keyToasts.saved.title)).toBeVisible()
  await expect(page.getByText(keyToasts.saved.text)).toBeVisible()
  await expect(settings.dialog.getByText(keyMessages.connected, { exact: true })).toBeVisible()

  await settings.dialog.getByRole('button', { name: 'Remove key' }).click()
  await expect(page.getByText(keyToasts.removed.title)).toBeVisible()
  await expect(settings.dialog.getByText(keyMessages.notConnected)).toBeVisible()
})

test('a key for this tab only is gone with the tab', async ({ page, context }) => {
  await openStep(page, 'analysis')
  const settings = await openSettings(page)
  await settings.dialog.getByRole('checkbox', { name: keyMessages.sessionOnly }).check()
  await settings.enter(key)
  await settings.save()
  await expect(page.getByText(keyToasts.saved.text)).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(key)
  const other = await context.newPage()
  await other.goto('/builder/analysis')
  await expect(other.getByText(keyMessages.enhancedMode)).toBeVisible()
})

test('with a key the provider is asked, and the key goes nowhere else', async ({ page }) => {
  const wizard = wizardPage(page)
  const sent = watchOwnServer(page)
  provider.behave({ message: (answer) => respondWithText(answer, `Gladly. ${advice}`) })
  await openStep(page, 'analysis')
  await connect(page)
  await regenerate(page)
  await expect(wizard.toast(messages.analysisFromProvider('Claude'))).toBeVisible()
  await expect(page.getByText(`Claude ${keyMessages.connected}`)).toBeVisible()
  await page.getByRole('tab', { name: 'Content Strategy' }).click()
  await expect(page.getByRole('heading', { name: 'Teeth for a long life' })).toBeVisible()

  const asked = provider.received.filter(({ path }) => path === '/v1/messages')
  expect(asked).toHaveLength(1)
  expect(asked[0]?.headers).toContain(key)
  expect(asked[0]?.body).toContain(completeSite.businessInfo.businessName)

  await wizard.walk('analysis', 'review')
  await wizard.generate()
  expect(sent.length).toBeGreaterThan(0)
  expect(sent.filter((each) => each.includes(key))).toEqual([])
})

test('a slow provider is waited for, and can be stopped meanwhile', async ({ page }) => {
  const wizard = wizardPage(page)
  const held: (() => void)[] = []
  provider.behave({ message: (answer) => void held.push(() => respondWithText(answer, advice)) })
  await openStep(page, 'analysis')
  await connect(page)

  await regenerate(page)
  await expect(page.getByText(messages.analysisLoading)).toBeVisible()
  await expect(page.getByRole('progressbar', { name: messages.analysisLoading })).toHaveAttribute(
    'value',
    '85'
  )
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(wizard.toast(messages.analysisCancelled)).toBeVisible()
  await expect(
    page.getByRole('tab', { name: 'Technical Recommendations' }),
    'the old one stands'
  ).toBeVisible()

  await regenerate(page)
  await expect(page.getByText(messages.analysisLoading)).toBeVisible()
  await expect.poll(() => held.length).toBe(2)
  held[1]?.()
  await expect(wizard.toast(messages.analysisFromProvider('Claude'))).toBeVisible()
})

const failures = [
  ['has a failure', (answer) => respondWithError(answer, 500, 'api_error'), 'advisor.overloaded'],
  ['answers without JSON', (answer) => respondWithText(answer, 'I would rather talk.'), 'advisor.no-json'],
  ['is a captive portal', (answer) => answer.end('<h1>Log in</h1>'), 'advisor.no-json'],
  [
    'does not accept the key',
    (answer) => respondWithError(answer, 401, 'authentication_error'),
    'advisor.unauthorized'
  ],
  ['hangs up', (answer) => answer.socket?.resetAndDestroy(), 'CORS_FALLBACK']
] as const satisfies readonly (readonly [
  string,
  (answer: Parameters<typeof respondWithText>[0]) => void,
  keyof typeof failureMessages
])[]

const source = (page: Page) => page.locator('#aiRecommendations')

test('a provider that fails in any way: the advice stays as it was, with the reason in words', async ({
  page
}) => {
  await openStep(page, 'analysis')
  await connect(page)
  for (const [how, message, code] of failures)
    await test.step(how, async () => {
      provider.behave({ message: (answer) => respondWithText(answer, advice) })
      await regenerate(page)
      await expect(source(page), how).toContainText('Read by Claude.')
      await expect(source(page), how).not.toContainText('Not renewed')

      provider.behave({ message })
      await regenerate(page)
      await expect(source(page), how).toContainText(failureMessages[code], { timeout: 20_000 })
      await expect(source(page), how).toContainText('Read by Claude.')
      await expect(wizardPage(page).toast(messages.analysisNotRenewed), how).toBeVisible()
      await expect(page.getByText(code), how).toHaveCount(0)
      await page.getByRole('tab', { name: 'Content Strategy' }).click()
      await expect(page.getByRole('heading', { name: 'Teeth for a long life' }), how).toBeVisible()
      await expect(wizardPage(page).action('analysis'), how).toBeEnabled()
      // What was said of this failure goes with its page.
      await page.reload()
    })
})

test('on the first visit the built-in advice stands in for a provider that fails, and says why', async ({
  page
}) => {
  provider.behave({ message: (answer) => respondWithError(answer, 500, 'api_error') })
  await page.addInitScript(
    ([name, value, address, origin]) => {
      if (window.origin === 'null') return
      localStorage.setItem(name, value)
      localStorage.setItem(address, origin)
    },
    ['claude_api_key', key, 'sitewright.provider-address', providerOrigin] as const
  )
  await openStep(page, 'analysis', { ...completeSite, aiRecommendations: null })
  await expect(source(page)).toContainText('From the built-in advisor.', { timeout: 20_000 })
  await expect(source(page)).toContainText(failureMessages['advisor.overloaded'])
  await expect(source(page)).not.toContainText('Read by')
})

test('a key that was saved after the advice does not make it the advice of the provider', async ({
  page
}) => {
  await openStep(page, 'analysis', { ...completeSite, aiRecommendations: null })
  await expect(source(page)).toContainText('From the built-in advisor.')
  await connect(page)
  await expect(page.getByText(`Claude ${keyMessages.connected}`)).toBeVisible()
  await expect(source(page)).toContainText('From the built-in advisor.')
  await expect(source(page)).not.toContainText('Read by')
})

test('a provider that hangs has 30 seconds in all, under a clock, and the built-in advice is a way out', async ({
  page
}) => {
  provider.behave({ message: () => undefined })
  await openStep(page, 'analysis', { ...completeSite, aiRecommendations: null })
  await expect(source(page)).toContainText('From the built-in advisor.')
  await connect(page)
  // From here on alone: the dialog of the key fades out by the time of the browser.
  await page.clock.install()
  await regenerate(page)
  await expect.poll(() => provider.received.filter(({ path }) => path === '/v1/messages').length).toBe(1)
  await page.clock.runFor(10_000)
  await expect(page.getByRole('timer')).toHaveText(/^Claude is asked: 1\d s of 30 s at most\.$/)
  await expect(wizardPage(page).action('analysis'), 'nothing to accept meanwhile').toBeDisabled()
  await page.clock.runFor(25_000)
  await expect(source(page)).toContainText(failureMessages['advisor.timeout'])
  expect(provider.received.filter(({ path }) => path === '/v1/messages')).toHaveLength(1)

  await regenerate(page)
  await page.getByRole('button', { name: 'Use the built-in advice' }).click()
  await expect(wizardPage(page).toast(messages.analysisEnhanced).first()).toBeVisible()
  await expect(page.getByRole('timer')).toHaveCount(0)
  await expect(wizardPage(page).action('analysis')).toBeEnabled()
})

test('after a cancelled first run the built-in advice and the settings are at hand', async ({ page }) => {
  provider.behave({ message: () => undefined })
  await page.addInitScript(
    ([name, value, address, origin]) => {
      if (window.origin === 'null') return
      localStorage.setItem(name, value)
      localStorage.setItem(address, origin)
    },
    ['claude_api_key', key, 'sitewright.provider-address', providerOrigin] as const
  )
  await openStep(page, 'analysis', { ...completeSite, aiRecommendations: null })
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { name: messages.analysisReady })).toBeVisible()
  await expect(page.getByRole('button', { name: 'AI Settings' })).toBeVisible()
  await page.getByRole('button', { name: 'Use the built-in advice' }).click()
  await expect(source(page)).toContainText('From the built-in advisor.')
})

test('a key that is kept can be tested again, and a provider that is down does not make it invalid', async ({
  page
}) => {
  await openStep(page, 'analysis')
  await connect(page)
  const settings = await openSettings(page)
  await settings.try()
  await expect(page.getByText(keyToasts.valid.text)).toBeVisible()
  provider.behave({ models: (answer) => respondWithError(answer, 500, 'api_error') })
  await settings.try()
  await expect(page.getByText(keyToasts.unanswered.title)).toBeVisible()
  await expect(page.getByText(keyToasts.invalid.title, { exact: true })).toHaveCount(0)
})

test('an address that the policy does not allow is not asked, and the reason is shown', async ({ page }) => {
  await openStep(page, 'analysis')
  const settings = await openSettings(page)
  await settings.dialog.getByRole('textbox', { name: 'Provider address' }).fill('https://provider.example')
  await settings.enter(key)
  await settings.try()
  await expect(page.getByText(failureMessages.CORS_FALLBACK)).toBeVisible({ timeout: 20_000 })
})
