import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { withoutDrafts } from '#domain/drafts.ts'
import type { Site } from '#domain/site.ts'
import { base, builtFiles, builtPages, fileFor, readBuilt } from './built.ts'

const site = JSON.parse(readFileSync('src/site.json', 'utf8').replace(/^\uFEFF/, '')) as Site

const pages = builtPages()

test('every page has one heading of level 1', () => {
  for (const { path, html } of pages) assert.equal(html.match(/<h1[\s>]/g)?.length, 1, path)
})

test('every page has a title and a description, and no two titles are alike', () => {
  const titles = pages.map(({ html }) => /<title>(.+?)<\/title>/s.exec(html)?.[1])
  for (const [index, title] of titles.entries()) assert.ok(title, pages[index]?.path)
  assert.equal(new Set(titles).size, titles.length)
  for (const { path, html } of pages) assert.match(html, /<meta\s+name="description"\s+content="[^"]+"/, path)
})

test('head and manifest say what site.json says', () => {
  const { businessInfo, content, customization } = site
  const home = readBuilt('index.html')
  assert.ok(home.includes(`lang="${content.language}" dir="${content.direction}"`))
  assert.ok(home.includes(`data-motion="${customization.animations ? 'full' : 'none'}"`))
  const manifest = builtFiles().includes('manifest.webmanifest')
    ? readBuilt('manifest.webmanifest')
    : undefined
  const name = businessInfo.businessName.replace(/\s+/g, ' ').trim()
  if (manifest !== undefined && name !== '') assert.equal(JSON.parse(manifest).name, name)
})

test('every service has a page of its own', () => {
  const { services } = withoutDrafts(site.content)
  for (const { id } of services?.items ?? [])
    assert.ok(fileFor(`${base}/services/${encodeURIComponent(id)}`), id)
})

test('every link, script, picture and font of a page is there', () => {
  for (const { path, html } of pages) {
    for (const [, address = ''] of html.matchAll(/\s(?:href|src)="(\/[^"/][^"]*|\/)"/g)) {
      assert.ok(fileFor(address.replaceAll('&amp;', '&')), `${path} refers to ${address}`)
    }
  }
})

test('no page asks another server for anything', () => {
  for (const { path, html } of pages) {
    assert.doesNotMatch(html, /<(script|img|iframe)[^>]+src="(https?:)?\/\//, path)
    assert.doesNotMatch(html, /<link[^>]+rel="(stylesheet|preload|icon)"[^>]+href="(https?:)?\/\//, path)
  }
})

test('either no page shows a draft, or search engines are asked to stay away from all of them', () => {
  const drafts = pages.filter(({ html }) => /class="[^"]*\bdraft\b/.test(html))
  const closed = readBuilt('robots.txt').includes('Disallow: /')
  assert.equal(drafts.length > 0, closed, drafts.map(({ path }) => path).join(' '))
  for (const { path, html } of closed ? pages : [])
    assert.match(html, /<meta name="robots" content="noindex"/, path)
})

test('what describes the business to machines can be read', () => {
  for (const { path, html } of pages) {
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    assert.equal(JSON.parse(data)['@context'], 'https://schema.org', path)
  }
})

test('plans and goals of the business are not published', () => {
  const scripts = builtFiles().filter((path) => path.endsWith('.js'))
  for (const path of scripts)
    assert.doesNotMatch(readBuilt(path), /currentChallenges|businessGoals|targetAudience/, path)
})
