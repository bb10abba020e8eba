import { failureMessages, keyMessages, keyToasts } from '@sitewright/advisor'
import { messages } from '@sitewright/builder'
import { expect, test, type Page } from '@playwright/test'
import { providerOrigin, refuses, says, startProvider, type Provider } from './models/provider.ts'
import { beginAt, complete } from './models/saved.ts'
import { wizardOn } from './models/wizard.ts'

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
  const wizard = wizardOn(page)
  await beginAt(page, 'analysis', { ...complete, aiRecommendations: null })
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
  await beginAt(page, 'analysis')
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

  provider.behave({ models: (answer) => refuses(answer, 401, 'authentication_error') })
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
  await beginAt(page, 'analysis')
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
  const wizard = wizardOn(page)
  const sent = watchOwnServer(page)
  provider.behave({ message: (answer) => says(answer, `Gladly. ${advice}`) })
  await beginAt(page, 'analysis')
  await connect(page)
  await regenerate(page)
  await expect(wizard.toast(messages.analysisFromProvider('Claude'))).toBeVisible()
  await expect(page.getByText(`Claude ${keyMessages.connected}`)).toBeVisible()
  await page.getByRole('tab', { name: 'Content Strategy' }).click()
  await expect(page.getByRole('heading', { name: 'Teeth for a long life' })).toBeVisible()

  const asked = provider.received.filter(({ path }) => path === '/v1/messages')
  expect(asked).toHaveLength(1)
  expect(asked[0]?.headers).toContain(key)
  expect(asked[0]?.body).toContain(complete.businessInfo.businessName)

  await wizard.walk('analysis', 'review')
  await wizard.generate()
  expect(sent.length).toBeGreaterThan(0)
  expect(sent.filter((each) => each.includes(key))).toEqual([])
})

test('a slow provider is waited for, and can be stopped meanwhile', async ({ page }) => {
  const wizard = wizardOn(page)
  const held: (() => void)[] = []
  provider.behave({ message: (answer) => void held.push(() => says(answer, advice)) })
  await beginAt(page, 'analysis')
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
  ['has a failure', (answer) => refuses(answer, 500, 'api_error'), 'advisor.overloaded'],
  ['answers without JSON', (answer) => says(answer, 'I would rather talk.'), 'advisor.no-json'],
  ['is a captive portal', (answer) => answer.end('<h1>Log in</h1>'), 'advisor.no-json'],
  [
    'does not accept the key',
    (answer) => refuses(answer, 401, 'authentication_error'),
    'advisor.unauthorized'
  ],
  ['hangs up', (answer) => answer.socket?.resetAndDestroy(), 'CORS_FALLBACK']
] as const satisfies readonly (readonly [
  string,
  (answer: Parameters<typeof says>[0]) => void,
  keyof typeof failureMessages
])[]

for (const [how, message, code] of failures) {
  test(`a provider that ${how}: the built-in advice stands in and says why`, async ({ page }) => {
    provider.behave({ message })
    await beginAt(page, 'analysis')
    await connect(page)
    await regenerate(page)
    await expect(page.getByText(failureMessages[code])).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText(code, { exact: true })).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Technical Recommendations' })).toBeVisible()
    await expect(wizardOn(page).action('analysis')).toBeEnabled()
  })
}

test('a provider that hangs is given up, and the built-in advice stands in', async ({ page }) => {
  provider.behave({ message: () => undefined })
  await page.clock.install()
  await beginAt(page, 'analysis')
  const settings = await openSettings(page)
  await settings.enter(key)
  await settings.save()
  await expect(page.getByText(keyToasts.saved.text)).toBeVisible()
  await settings.close()
  await regenerate(page)
  await expect(page.getByText(messages.analysisLoading)).toBeVisible()
  for (const questions of [1, 2]) {
    await expect
      .poll(() => provider.received.filter(({ path }) => path === '/v1/messages').length)
      .toBe(questions)
    await page.clock.fastForward(120_000)
    await page.clock.runFor(10_000)
  }
  await expect(page.getByText(failureMessages['advisor.timeout'])).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Technical Recommendations' })).toBeVisible()
})

test('an address that the policy does not allow is not asked, and the reason is shown', async ({ page }) => {
  await beginAt(page, 'analysis')
  const settings = await openSettings(page)
  await settings.dialog.getByRole('textbox', { name: 'Provider address' }).fill('https://provider.example')
  await settings.enter(key)
  await settings.try()
  await expect(page.getByText(failureMessages.CORS_FALLBACK)).toBeVisible({ timeout: 20_000 })
})

test('declined suggestions are not accepted', async ({ page }) => {
  const wizard = wizardOn(page)
  await beginAt(page, 'analysis')
  await page.getByRole('button', { name: 'Decline Booking' }).click()
  await wizard.continueFrom('analysis')
  await wizard.isAt('framework')
  await wizard.continueFrom('framework')
  await wizard.isAt('features')
  await expect(page.getByRole('button', { name: 'Remove Booking' })).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Selected' }).getByRole('listitem').first()).toBeVisible()
})
