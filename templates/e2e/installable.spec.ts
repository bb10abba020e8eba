import { expect } from '@playwright/test'
import { expectPicture, manifestOf, type Picture } from './models/manifest.ts'
import { install } from './models/site.ts'
import { test } from './models/test.ts'
import { addressOf, layouts, type SiteName } from './site-pages.ts'

const sites: readonly SiteName[] = [...layouts, 'hostile']
const isAny = ({ purpose = 'any' }: Picture) => purpose === 'any'
const sides = ({ sizes }: Picture) => sizes.split('x').map(Number) as [number, number]

for (const site of sites) {
  test.describe(`PWABuilder's checks, ${site}`, () => {
    test('the 12 required', async ({ page, request }) => {
      const { name, short_name, start_url, icons, shortcuts } = await manifestOf(request, addressOf(site))
      expect(name.trim(), 'Name').toBe(name)
      expect(name, 'Name').not.toBe('')
      expect(short_name.trim(), 'ShortName').toBe(short_name)
      expect(Array.from(short_name).length, 'ShortName').toBeGreaterThanOrEqual(3)
      expect(start_url, 'StartUrl').toBe('/')
      expect(icons.length, 'Icons').toBeGreaterThan(0)
      expect(icons, 'HasSquare192x192PngAnyPurposeIcon').toContainEqual(
        expect.objectContaining({ sizes: '192x192', type: 'image/png', purpose: 'any' })
      )
      for (const icon of icons) {
        await expectPicture(request, addressOf(site), icon)
        expect(icon.type, 'IconTypesAreNotIcos').not.toMatch(/ico/)
      }
      for (const icon of shortcuts.flatMap((shortcut) => shortcut.icons ?? [])) {
        await expectPicture(request, addressOf(site), icon)
      }
      await page.goto(addressOf(site))
      expect(await page.evaluate(() => window.isSecureContext), 'HasHttps').toBe(true)
    })

    test('the 16 recommended', async ({ request }) => {
      const manifest = await manifestOf(request, addressOf(site))
      const { icons, screenshots, shortcuts } = manifest
      expect(manifest['id'], 'Id').toBe('/')
      expect(manifest.description.trim(), 'Description').toBe(manifest.description)
      expect(manifest.description, 'Description').not.toBe('')
      expect(manifest['background_color'], 'BackgroundColor').toMatch(/^#[\da-f]{6}$/i)
      expect(manifest['theme_color'], 'ThemeColor').toMatch(/^#[\da-f]{6}$/i)
      expect(manifest['display'], 'Display').toBe('standalone')
      expect(manifest['orientation'], 'Orientation').toBe('any')
      expect(icons, 'HasSquare512x512PngAnyPurposeIcon').toContainEqual(
        expect.objectContaining({ sizes: '512x512', type: 'image/png', purpose: 'any' })
      )
      expect(screenshots.length, 'Screenshots').toBeGreaterThan(0)
      for (const screenshot of screenshots) await expectPicture(request, addressOf(site), screenshot)
      for (const icon of shortcuts.flatMap((shortcut) => shortcut.icons ?? [])) {
        expect(icon.type, 'ShortcutIconTypesAreValid').toBe('image/png')
      }
      const worker = await request.get(addressOf(site, '/sw.js'))
      expect(worker.headers()['content-type'], 'HasServiceWorker').toMatch(/^text\/javascript/)
      expect(worker.headers()['cache-control']).toBe('no-cache')
      const source = await worker.text()
      expect(source, 'ServiceWorkerIsNotEmpty').toMatch(/addEventListener\('fetch'/)
      expect(source, 'ServiceWorkerIsNotEmpty').not.toMatch(
        /addEventListener\('fetch',\s*\(?event\)?\s*=>\s*\{?\s*event\.respondWith\(fetch\(event\.request\)\)/
      )
    })

    test('what stores and browsers ask for besides', async ({ request }) => {
      const manifest = await manifestOf(request, addressOf(site))
      const { icons, screenshots, shortcuts } = manifest
      expect(Array.from(manifest.short_name).length, 'fits under an icon').toBeLessThanOrEqual(12)
      expect(Array.from(manifest.description).length, 'fits in the dialogue').toBeLessThanOrEqual(324)
      expect(icons.map(({ purpose }) => purpose)).not.toContain('any maskable')
      expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
      expect(icons.some(isAny)).toBe(true)
      expect(manifest['launch_handler']).toHaveProperty('client_mode')
      expect(manifest['display_override']).toContain('standalone')
      expect(manifest['scope']).toBe('/')
      expect(() => Intl.getCanonicalLocales(String(manifest['lang']))).not.toThrow()
      expect(['ltr', 'rtl', 'auto']).toContain(manifest['dir'])
      expect(manifest['categories']).not.toHaveLength(0)
      expect(manifest['prefer_related_applications']).toBe(false)
      expect(screenshots.map(({ form_factor }) => form_factor).sort()).toEqual(['narrow', 'wide'])
      for (const [width, height] of screenshots.map(sides)) {
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(320)
        expect(Math.max(width, height)).toBeLessThanOrEqual(3840)
        expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3)
      }
      for (const { url } of shortcuts) {
        expect((await request.get(new URL(url, addressOf(site)).href)).status(), `shortcut ${url}`).toBe(200)
      }
      expect((await request.get(addressOf(site, '/apple-touch-icon.png'))).headers()['content-type']).toBe(
        'image/png'
      )
    })

    test.describe('without a network', () => {
      test.use({ worksOffline: true })

      test('OfflineSupport: the page loads again', async ({ page, context }) => {
        await install(page, addressOf(site))
        await context.setOffline(true)
        const answer = await page.reload()
        expect(answer?.ok()).toBe(true)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      })
    })
  })
}
