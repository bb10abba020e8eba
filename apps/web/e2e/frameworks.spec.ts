import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { findInZip } from './models/find-in-zip.ts'
import { expectNoErrors, watchPage } from './models/page-watch.ts'
import { previewFrame } from './models/preview-frame.ts'
import { completeSite, openStep } from './models/saved-state.ts'
import { downloadProject, wizardPage } from './models/wizard.ts'

test.use({ serviceWorkers: 'allow' })

/** The framework that rendered the preview, detected by properties that it sets on its root element or on the window. */
const drawnBy = (page: Page): Promise<'vue' | 'react' | 'svelte' | 'none'> =>
  previewFrame(page, 'desktop')
    .locator('#root')
    .evaluate((element) => {
      if ('__vue_app__' in element) return 'vue'
      if (Object.keys(element).some((key) => key.startsWith('__reactContainer'))) return 'react'
      return '__svelte' in window ? 'svelte' : 'none'
    })

test('another framework shows the same page in the preview, and the first one again', async ({ page }) => {
  const seen = watchPage(page)
  await openStep(page, 'framework')
  const site = previewFrame(page, 'desktop')
  await site.getByRole('navigation').getByRole('link', { name: 'About' }).first().press('Enter')
  await expect(page.getByText('harbourstreet.example/about')).toBeVisible()
  const title = await site.getByRole('heading', { level: 1 }).innerText()
  for (const [name, framework] of [
    [/^Vue/, 'vue'],
    [/^Svelte/, 'svelte'],
    [/^React/, 'react']
  ] as const) {
    await page.getByRole('radio', { name }).check()
    await expect.poll(() => drawnBy(page)).toBe(framework)
    await expect(site.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText('harbourstreet.example/about')).toBeVisible()
  }
  expectNoErrors(seen)
})

for (const [selectedFramework, path, text] of [
  ['vue', 'src/app/SiteApplication.vue', '<script setup lang="ts">'],
  ['svelte', 'src/routes/+page.svelte', '<script lang="ts">']
] as const) {
  const site = { ...completeSite, selectedFramework }

  test(`once used, ${selectedFramework} is previewed without a network`, async ({ page }) => {
    await openStep(page, 'framework', site)
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
      while (navigator.serviceWorker.controller === null) await new Promise((again) => setTimeout(again, 50))
    })
    // What the first visit fetched came before the service worker.
    for (const offline of [false, true]) {
      await page.context().setOffline(offline)
      await page.reload()
      await expect.poll(() => drawnBy(page)).toBe(selectedFramework)
    }
  })

  test(`a project of ${selectedFramework} is generated and downloaded`, async ({ page }) => {
    await openStep(page, 'review', site)
    await wizardPage(page).generate()
    const zip = await readFile(await (await downloadProject(page)).path())
    expect(findInZip(zip, path)).toContain(text)
  })
}

test('a combination of the board opens in the builder with its choices', async ({ page }) => {
  await page.goto('/docs')
  await page.getByRole('tab', { name: 'Frameworks' }).click()
  await page.getByRole('button', { name: 'Open combination 5 in the builder' }).click()
  await expect(page.getByText('Combination 5 is open in the builder.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Check your answers', level: 1 })).toBeVisible()
  await expect(page.getByText('Svelte with TypeScript', { exact: true })).toBeVisible()
})
