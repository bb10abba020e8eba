import { expect } from '@playwright/test'
import { install } from './models/site.ts'
import { test } from './models/test.ts'
import { addressOf } from './site-pages.ts'
import { watch } from './watch.ts'

const homePath = '/my-repo/'

test.use({ worksOffline: true })

test('in a folder of its host: it loads, leads about and works offline without a request beside the folder', async ({
  page,
  context
}) => {
  const home = addressOf('folder', homePath)
  const seen = watch(page)
  const beside: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(home)) beside.push(request.url())
  })
  await install(page, home)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click()
  await expect(page).toHaveURL(`${home}imprint`)
  await expect(page.getByRole('heading', { level: 1, name: 'Imprint' })).toBeVisible()
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL(home)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(`${home}imprint`)
  await expect(page.getByRole('heading', { level: 1, name: 'Imprint' })).toBeVisible()
  await page.goto(`${home}not/kept`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/offline/i)
  expect({ ...seen, beside }).toEqual({ errors: [], outside: [], beside: [] })
})

test('in a folder of its host: the manifest is installed for the folder', async ({ request }) => {
  const manifest = (await (
    await request.get(addressOf('folder', `${homePath}manifest.webmanifest`))
  ).json()) as {
    id: string
    start_url: string
    scope: string
    icons: { src: string }[]
  }
  expect(manifest).toMatchObject({ id: '/my-repo/', start_url: '/my-repo/', scope: '/my-repo/' })
  for (const { src } of manifest.icons)
    expect((await request.get(addressOf('folder', src))).status(), src).toBe(200)
})
