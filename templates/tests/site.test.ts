import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { plainText, withoutDrafts } from '#domain/drafts.ts'
import { addressText, factText } from '#domain/text.ts'
import { parseTelephones } from '#domain/telephone.ts'
import { base, builtFiles, builtPages, fileFor, readBuilt } from './built.ts'
import { readSite } from '../site-build/from-site.ts'

const site = readSite()
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

test('every page shows what site.json has for it', () => {
  const { about, faq, locations, services } = withoutDrafts(site.content)
  const items = (services?.items ?? []).map((item) => ({ ...item, title: plainText(item.title) }))
  shows('/', [site.businessInfo.businessName])
  shows(
    '/about',
    (about.team?.items ?? []).map(({ name }) => name),
    about.title
  )
  shows(
    '/faq',
    (faq?.items ?? []).flatMap(({ question, answer }) => [question, answer]),
    faq?.title
  )
  shows(
    '/locations',
    locations.map(({ address }) => addressText(address))
  )
  shows(
    '/services',
    items.map(({ title }) => title),
    services?.title
  )
  for (const { id, title, text, price } of items) {
    const path = `/services/${encodeURIComponent(id)}`
    assert.ok(fileFor(base + path), path)
    shows(path, [plainText(text), factText(price, site.content)], title)
  }
})

test('the telephone number can be dialled', () => {
  const url = parseTelephones(site.businessInfo.contactPhone).find((part) => part.url)?.url
  if (url !== undefined)
    assert.ok(
      pages.some(({ html }) => html.includes(`href="${url}"`)),
      url
    )
})

test('every page is reached from the home page', () => {
  const reached = new Set(['index.html'])
  for (const path of reached)
    for (const [, address = ''] of readBuilt(path).matchAll(/<a\s[^>]*href="([^"#?]+)/g)) {
      const file = fileFor(address.replaceAll('&amp;', '&'))
      if (file?.endsWith('.html')) reached.add(file)
    }
  const alone = pages.map(({ path }) => path).filter((path) => !reached.has(path))
  assert.deepEqual(
    alone.sort(),
    ['404.html', 'offline.html'].filter((path) => builtFiles().includes(path))
  )
})

test('the menu leads to pages of the site, and marks the one that is shown', () => {
  const entries = (path: string) =>
    /<nav\b.*?<\/nav>/s.exec(readBuilt(path))?.[0].match(/<a\s[^>]*href="[^"]+"[^>]*>/g) ?? []
  const fileOf = (entry: string) => fileFor(/href="([^"]+)"/.exec(entry)?.[1] ?? '') ?? ''
  const menu = entries('index.html').map(fileOf)
  assert.equal(new Set(menu).size, menu.length, menu.join(' '))
  for (const path of menu) {
    const current = entries(path).filter((entry) => entry.includes('aria-current="page"'))
    assert.deepEqual(current.map(fileOf), [path])
  }
})

test('the sitemap names the pages that search engines may show, each by its own address', () => {
  const open = pages.flatMap(({ path, html }) => {
    const address = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
    if (address === undefined || html.includes('<meta name="robots" content="noindex"')) return []
    assert.equal(fileFor(new URL(address).pathname), path)
    return [address]
  })
  const listed = builtFiles().includes('sitemap.xml') ? readBuilt('sitemap.xml') : ''
  assert.deepEqual([...listed.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url]) => url).sort(), open.sort())
})

test('the policy of every page allows the scripts that stand in it, and no other', () => {
  for (const { path, html } of pages) {
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? ''
    const scripts = [...html.matchAll(/<script(?![^>]*\s(?:src|type="application)\b)[^>]*>(.*?)<\/script>/gs)]
    const hashes = scripts.map(([, text = '']) => createHash('sha256').update(text).digest('base64'))
    for (const hash of hashes) assert.ok(policy.includes(`'sha256-${hash}'`), path)
    assert.doesNotMatch(/script-src[^;]*/.exec(policy)?.[0] ?? '*', /unsafe-inline|\*/, path)
  }
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

test('neither source maps nor plans and goals of the business are published', () => {
  assert.deepEqual(
    builtFiles().filter((path) => path.endsWith('.map')),
    []
  )
  const scripts = builtFiles().filter((path) => path.endsWith('.js'))
  for (const path of scripts)
    assert.doesNotMatch(readBuilt(path), /currentChallenges|businessGoals|targetAudience/, path)
})

/** Asserts that a page, where the site has it, has this heading, and these texts anywhere. */
function shows(path: string, texts: readonly string[], heading?: string): void {
  const file = fileFor(base + path)
  if (file === undefined) return
  const html = readBuilt(file)
  const title = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ''
  if (heading !== undefined) assert.equal(lettersOf(title), heading.replace(/\s/g, ''), path)
  const letters = lettersOf(html.slice(html.indexOf('<body')))
  for (const text of texts) assert.ok(letters.includes(text.replace(/\s/g, '')), `${path}: ${text}`)
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** The text of HTML without spaces. */
function lettersOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s/g, '')
}
