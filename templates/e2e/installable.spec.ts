import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { builtFolder, layouts } from './site-pages.ts'

interface Picture {
  src: string
  sizes: string
  type: string
  purpose?: string
  form_factor?: string
}
interface Manifest extends Record<string, unknown> {
  icons: Picture[]
  screenshots: Picture[]
  shortcuts: { name: string; url: string; icons?: Picture[] }[]
}

/** Width and height of a PNG, from its header. */
function pngSize(bytes: Buffer): string {
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG')
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

for (const layout of layouts) {
  test.describe(`PWABuilder's checks, ${layout}`, () => {
    const folder = builtFolder(layout)
    const read = (path: string): Buffer => readFileSync(new URL(path.replace(/^\//, ''), folder))
    const there = (path: string): boolean => existsSync(new URL(path.replace(/^\//, ''), folder))
    let manifest: Manifest

    test.beforeAll(() => {
      const html = read('index.html').toString('utf8')
      const href = html.match(/<link rel="manifest" href="([^"]+)"/)?.[1]
      expect(href, 'HasManifest').toBeTruthy()
      manifest = JSON.parse(read(href ?? '').toString('utf8')) as Manifest
    })

    test('the 12 required', () => {
      expect(String(manifest['name']).trim(), 'Name').toBe(manifest['name'])
      expect(String(manifest['short_name']).length, 'ShortName').toBeGreaterThanOrEqual(3)
      expect(manifest['start_url'], 'StartUrl').toBe('/')
      expect(manifest.icons.length, 'Icons').toBeGreaterThan(0)
      const any = manifest.icons.filter(({ purpose = 'any' }) => purpose === 'any')
      expect(
        any.some(({ sizes, type }) => sizes === '192x192' && type === 'image/png'),
        'HasSquare192x192PngAnyPurposeIcon'
      ).toBe(true)
      for (const { src, type, sizes } of manifest.icons) {
        expect(there(src), `IconsAreFetchable ${src}`).toBe(true)
        expect(type, 'IconTypesAreNotIcos').not.toMatch(/ico/)
        if (type === 'image/png') expect(pngSize(read(src)), 'IconTypesAreValid').toBe(sizes)
        else expect(read(src).toString('utf8')).toContain('<svg')
      }
      for (const { icons = [] } of manifest.shortcuts) {
        for (const { src } of icons) expect(there(src), 'ShortcutIconsAreFetchable').toBe(true)
      }
      expect(read('index.html').toString('utf8'), 'ServesHtml').toMatch(/^<!doctype html>/i)
    })

    test('the 16 recommended', () => {
      for (const member of [
        'id',
        'description',
        'background_color',
        'theme_color',
        'display',
        'orientation'
      ]) {
        expect(manifest[member], member).toBeTruthy()
      }
      const any = manifest.icons.filter(({ purpose = 'any' }) => purpose === 'any')
      expect(
        any.some(({ sizes, type }) => sizes === '512x512' && type === 'image/png'),
        'HasSquare512x512PngAnyPurposeIcon'
      ).toBe(true)
      expect(manifest.screenshots.map(({ form_factor }) => form_factor).sort(), 'Screenshots').toEqual([
        'narrow',
        'wide'
      ])
      for (const { src, sizes, type } of manifest.screenshots) {
        expect(there(src), 'ScreenshotsAreFetchable').toBe(true)
        expect(type, 'ScreenshotTypesAreValid').toBe('image/png')
        expect(pngSize(read(src)), 'ScreenshotSizesAreValid').toBe(sizes)
      }
      for (const { icons = [] } of manifest.shortcuts) {
        for (const { src, sizes, type } of icons) {
          expect(type, 'ShortcutIconTypesAreValid').toBe('image/png')
          expect(pngSize(read(src)), 'ShortcutIconSizesAreValid').toBe(sizes)
        }
      }
      const worker = read('sw.js').toString('utf8')
      expect(worker.length, 'HasServiceWorker').toBeGreaterThan(200)
      expect(worker, 'ServiceWorkerIsNotEmpty').toMatch(/caches/)
    })
  })
}
