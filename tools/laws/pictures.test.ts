import { describe, expect, it } from 'vitest'
import { generate, readPictureFiles } from '../../packages/generator/src/index.ts'
import {
  contentOf,
  everythingSite,
  picturesIn,
  resolveSite,
  type Site
} from '../../packages/site/src/index.ts'
import { photograph, picturedSite } from '../sites/pictured-site.ts'
import { thinSite } from '../sites/thin-site.ts'
import { documentSources, siteToRender } from '../template/project-to-render.ts'
import { loadSiteRenderer } from '../template/render-site.ts'
import { template } from './support.ts'

const { renderSite } = await loadSiteRenderer()

/** The documents of a site whose pictures are stored. */
async function drawDocuments(site: Site): Promise<Record<string, string>> {
  const files = await readPictureFiles(site, { get: async () => new Uint8Array([1]) })
  const project = generate(site, template, files)
  return renderSite(siteToRender(project), documentSources(project))
}

const headOf = (html: string = ''): string => html.slice(0, html.indexOf('</head>'))
const photographsIn = (html: string = ''): string[] =>
  html.match(/<img class="art"[^>]*srcset="[^"]*"[^>]*>/gi) ?? []

const documents = await drawDocuments(picturedSite)
const pages = Object.entries(documents).filter(([name]) => name.endsWith('.html'))

describe('photographs on the pages', () => {
  it('stand at every place of the content', () => {
    const shown = pages.flatMap(([, html]) => photographsIn(html)).join('')
    const places = picturesIn(contentOf(picturedSite))
    expect(places.length).toBeGreaterThan(15)
    for (const { address, picture } of places) {
      const { hash, alt } = picture
      expect(shown, address).toContain(`/pictures/${hash.slice(0, 16)}-480.webp 480w`)
      expect(shown, address).toContain(`alt="${alt}"`)
    }
  })

  it('have room before they are there, and their focal point in view', () => {
    for (const [name, html] of pages) {
      for (const image of photographsIn(html)) {
        expect(image, name).toMatch(/ width="\d+" height="\d+"/)
        expect(image, name).toContain('object-position:20% 75%')
        expect(image, name).toContain(' sizes="')
      }
    }
  })

  it('are preloaded in the head where they stand on top of a page, and nowhere else', () => {
    const onTop = /^(index|about|services|services\/[^/]+)\.html$/
    for (const [name, html] of pages) {
      const preloads = headOf(html).match(/<link rel="preload" as="image"[^>]*>/g) ?? []
      const [first] = photographsIn(html)
      const [, files = ''] = / srcset="([^"]+)"/i.exec(first ?? '') ?? []
      const isOnTop = onTop.test(name)
      expect(preloads, name).toHaveLength(isOnTop ? 1 : 0)
      expect(html.slice(html.indexOf('</head>')), name).not.toMatch(/<link[^>]*imagesrcset/i)
      if (!isOnTop) continue
      expect(files, name).toContain('-960.webp 960w')
      expect(preloads[0], name).toContain(`="${files}"`)
      expect(first, name).toContain('loading="eager"')
    }
    expect(photographsIn(documents['index.html'])[0]).toContain(photograph(1).hash.slice(0, 16))
  })

  it.each(['standard', 'grid', 'landing'] as const)(
    'also stand on a thin site of the %s layout',
    async (layout) => {
      const content = contentOf(thinSite(layout))
      const hero = { ...content.hero, picture: photograph(1) }
      const home = (await drawDocuments({ ...thinSite(layout), content: { ...content, hero } }))['index.html']
      expect(photographsIn(home)).toHaveLength(1)
    }
  )

  it('without an alternative text, or as decoration, are passed over by screen readers', async () => {
    const { alt: _, ...undescribed } = photograph(1)
    for (const picture of [undescribed, { ...undescribed, alt: '' }]) {
      const content = contentOf(everythingSite)
      const site = { ...everythingSite, content: { ...content, hero: { ...content.hero, picture } } }
      expect(photographsIn((await drawDocuments(site))['index.html'])[0]).toContain(' alt=""')
    }
  })
})

it('pages of a site without photographs hold nothing of them', async () => {
  const plain = Object.values(await drawDocuments(resolveSite(everythingSite))).join('')
  expect(plain).not.toMatch(/srcset|\/pictures\/|fetchpriority="high"|object-position/i)
})
