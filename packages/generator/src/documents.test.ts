import {
  analyticsIds,
  enterpriseOptionIds,
  featureIds,
  hostIds,
  limits,
  monitoringIds,
  type FeatureId
} from '@sitewright/catalog'
import { findText as textIn, type Project } from '@sitewright/project'
import { cleanText, defaultSite, parseSite, parseSiteText, resolveSite, type Site } from '@sitewright/site'
import { parse as parseCss } from 'css-tree'
import fc from 'fast-check'
import { parseDocument } from 'htmlparser2'
import { parse as parseToml } from 'smol-toml'
import { describe, expect, it } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { generate } from './generate.ts'
import { schemeScript } from './scheme-script.ts'
import { siteWith, tinyTemplate } from './tiny-template.test-support.ts'

/** Any text that a site may hold, and texts that look like the syntax around them. */
const anyText = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom(
      '</script><script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      '${{ secrets.TOKEN }}',
      '`rm -rf /`',
      '$(reboot)',
      '{{constructor}}',
      '*/ } body { display: none }',
      '# Title\n\n[x](javascript:alert(1))',
      '‮evil',
      '👩‍👩‍👧‍👦'.repeat(20)
    )
  )
  .map(cleanText)

const site: fc.Arbitrary<Site> = fc
  .record({
    texts: fc.record({
      businessName: anyText,
      description: anyText,
      location: anyText,
      contactPhone: anyText
    }),
    title: anyText,
    kicker: anyText,
    features: fc.subarray([...featureIds]),
    dark: fc.boolean()
  })
  .map(({ texts, title, kicker, features, dark }) => {
    const base = siteWith({
      businessInfo: { ...defaultSite.businessInfo, ...texts },
      selectedFeatures: features,
      customization: { ...defaultSite.customization, darkMode: dark },
      deployment: {
        ...defaultSite.deployment,
        platforms: hostIds,
        cicd: 'github-actions',
        domain: 'example.com',
        testing: true
      },
      enterpriseConfig: {
        ...defaultSite.enterpriseConfig,
        enabled: true,
        database: 'postgresql',
        ...Object.fromEntries(enterpriseOptionIds.map((id) => [id, true]))
      }
    })
    const { content } = resolveSite(base)
    const words = { ...content, hero: { ...content.hero, title, kicker }, meta: { ...content.meta, title } }
    const read = parseSite({ ...base, content: words })
    if (!read.ok)
      throw new Error(read.problems.map((problem) => `${problem.path}: ${problem.message}`).join('\n'))
    return read.site
  })

function textOf(project: Project, path: string): string {
  return textIn(project, path) ?? ''
}

describe('whatever a site says', () => {
  it('its documents can be read, and hold the words as words', () => {
    fc.assert(
      fc.property(site, (each) => {
        const project = generate(each, tinyTemplate)
        for (const { path, content } of project.values()) {
          if (typeof content !== 'string') continue
          if (/\.(json|webmanifest)$/.test(path)) JSON.parse(content)
          if (/\.ya?ml$/.test(path)) parseYaml(content)
          if (path.endsWith('.toml')) parseToml(content)
          if (path.endsWith('.css'))
            parseCss(content, { onParseError: (error) => expect.fail(`${path}: ${error.message}`) })
        }
        expectSafePage(textOf(project, 'index.html'))
        expectSafePage(textOf(project, 'backend/docs.html'))
        expect(textOf(project, '.github/workflows/site.yml')).not.toContain('secrets.TOKEN')
        expect(textOf(project, 'README.md')).not.toMatch(/^\[x\]|(?<!\\)<(script|img)/m)
      }),
      { numRuns: 60 }
    )
  }, 120_000)

  it('site.json and sitewright.json give the same site back', () => {
    fc.assert(
      fc.property(site, (each) => {
        const project = generate(each, tinyTemplate)
        const read = parseSiteText(textOf(project, 'src/site.json'), textOf(project, 'src/sitewright.json'))
        expect(read.ok).toBe(true)
        if (read.ok) expect(resolveSite(read.site)).toEqual(resolveSite(each))
      }),
      { numRuns: 40 }
    )
  }, 120_000)

  it('the manifest holds what stores ask for', () => {
    fc.assert(
      fc.property(site, (each) => {
        const features = [...new Set<FeatureId>([...each.selectedFeatures, 'pwa'])]
        const project = generate({ ...each, selectedFeatures: features }, tinyTemplate)
        const manifest = JSON.parse(textOf(project, 'public/manifest.webmanifest')) as Record<string, string>
        const { name = '', short_name: short = '', description = '' } = manifest
        for (const text of [name, short, description]) expect(text).toBe(text.trim())
        expect(name).not.toBe('')
        expect(short.length).toBeGreaterThanOrEqual(3)
        expect(short.length).toBeLessThanOrEqual(12)
      }),
      { numRuns: 40 }
    )
  }, 120_000)
})

/** No script but the one that chooses the colour scheme, no handler, one title. */
function expectSafePage(page: string): void {
  const elements = elementsOf(parseDocument(page) as unknown as Element)
  const inline = elements.filter(({ name, attribs }) => name === 'script' && attribs['src'] === undefined)
  expect(inline.every(({ children }) => children.length === 1 && children[0]?.data === schemeScript)).toBe(
    true
  )
  expect(
    elements.flatMap(({ attribs }) => Object.keys(attribs)).filter((key) => key.startsWith('on'))
  ).toEqual([])
  expect(elements.filter(({ name }) => name === 'title')).toHaveLength(1)
  expect(elements.filter(({ name }) => name === 'img')).toEqual([])
}

interface Element {
  name: string
  data?: string
  attribs: Record<string, string>
  children: Element[]
}

function elementsOf({ children }: Element): Element[] {
  return children.flatMap((child) => ('attribs' in child ? [child, ...elementsOf(child)] : []))
}

describe('the manifest', () => {
  const project = generate(siteWith({ selectedFeatures: featureIds }), tinyTemplate)
  const manifest = JSON.parse(textOf(project, 'public/manifest.webmanifest')) as Record<string, unknown>

  it('has every member that is required or recommended', () => {
    expect(manifest).toMatchObject({
      id: '/',
      name: 'Nine Lives',
      short_name: 'Nine Lives',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      orientation: 'any',
      lang: 'en',
      dir: 'ltr',
      theme_color: '#3182ce',
      background_color: '#ffffff'
    })
    for (const member of [
      'description',
      'categories',
      'display_override',
      'launch_handler',
      'icons',
      'screenshots',
      'shortcuts'
    ]) {
      expect(manifest).toHaveProperty(member)
    }
  })

  it('names pictures that are there, in the sizes that it states', () => {
    const { icons, screenshots, shortcuts } = manifest as Record<
      string,
      { src: string; sizes: string; icons: never }[]
    >
    const named = [
      ...(icons ?? []),
      ...(screenshots ?? []),
      ...(shortcuts ?? []).flatMap((each) => each.icons)
    ] as {
      src: string
      sizes: string
    }[]
    for (const { src, sizes } of named) {
      const content = project.get(`public${src}`)?.content
      if (typeof content === 'string') continue
      const view = new DataView(content?.buffer ?? new ArrayBuffer(0), content?.byteOffset)
      expect(`${view.getUint32(16)}x${view.getUint32(20)}`).toBe(sizes)
    }
    expect(named.map((each) => each.sizes)).toEqual(
      expect.arrayContaining(['144x144', '192x192', '512x512', '96x96', '960x540', '540x960'])
    )
  })

  it('and its pictures are absent without the feature', () => {
    const paths = [...generate(siteWith({}), tinyTemplate).keys()]
    expect(paths.filter((path) => /manifest|icons\/|screenshots|apple/.test(path))).toEqual([])
  })
})

describe('a short name', () => {
  it.each([
    ['Harbour Street Dental', 'Harbour'],
    ['AB', 'AB App'],
    ['Donaudampfschifffahrt', 'Donaudampfs…'],
    ['', limits.defaultProjectName]
  ])('of %j is %j', (businessName, short) => {
    const named = siteWith({
      selectedFeatures: ['pwa'],
      businessInfo: { ...defaultSite.businessInfo, businessName }
    })
    const manifest = JSON.parse(textOf(generate(named, tinyTemplate), 'public/manifest.webmanifest')) as {
      short_name: string
    }
    expect(manifest.short_name).toBe(short)
  })
})

describe('the page', () => {
  it('has one inline script, where the colour scheme can be chosen', () => {
    const dark = siteWith({ customization: { ...defaultSite.customization, darkMode: true } })
    const page = textOf(generate(dark, tinyTemplate), 'index.html')
    expect(page).toContain(`<script>${schemeScript}</script>`)
  })

  it('has no word of the owner’s that a build would take for a variable', () => {
    const named = siteWith({
      businessInfo: { ...defaultSite.businessInfo, businessName: '%MODE% %BASE_URL% 100%' }
    })
    const page = textOf(generate(named, tinyTemplate), 'index.html')
    expect(page).not.toMatch(/%\w+%/)
    expect(page).toContain('&#37;MODE&#37;')
  })

  it('talks to nobody but itself where no service was chosen', () => {
    const project = generate(siteWith({}), tinyTemplate)
    for (const path of ['index.html', 'src/policy.json']) expect(textOf(project, path)).not.toMatch(/https?:/)
  })
})

describe('security bar 62: the policy of the page', () => {
  it('lets pictures come from exact origins only, with every service chosen', () => {
    const everything = Object.fromEntries(enterpriseOptionIds.map((id) => [id, true]))
    const policy = textIn(
      generate(
        siteWith({
          selectedFeatures: [...featureIds],
          deployment: {
            ...defaultSite.deployment,
            analytics: [...analyticsIds],
            monitoring: [...monitoringIds]
          },
          enterpriseConfig: { ...defaultSite.enterpriseConfig, ...everything, enabled: true }
        }),
        tinyTemplate
      ),
      'src/policy.json'
    )
    const { 'img-src': sources = '' } = JSON.parse(policy ?? '{}') as Record<string, string>
    const pictures = sources.split(' ')
    expect(pictures.slice(0, 2)).toEqual(["'self'", 'data:'])
    for (const source of pictures.slice(2)) expect(source).toMatch(/^https:\/\/[\w*.-]+$/)
  })
})

describe('hosts', () => {
  const all = siteWith({ deployment: { ...defaultSite.deployment, platforms: hostIds } })
  const project = generate(all, tinyTemplate)

  it('never answer an unknown address with the home page', () => {
    expect(textOf(project, 'vercel.json')).not.toMatch(/rewrites|index\.html/)
    expect(textOf(project, 'public/_redirects')).toBe('/*  /404.html  404\n')
    expect(textOf(project, 'firebase.json')).not.toContain('rewrites')
  })

  it('are deployed by a workflow where GitHub Actions was chosen; GitHub Pages always', () => {
    const own = parseYaml(textOf(project, '.github/workflows/site.yml')) as { jobs: object }
    expect(Object.keys(own.jobs)).toEqual(['build', 'deploy-github'])
    const actions = generate(
      { ...all, deployment: { ...all.deployment, cicd: 'github-actions' } },
      tinyTemplate
    )
    const { jobs } = parseYaml(textOf(actions, '.github/workflows/site.yml')) as { jobs: object }
    expect(Object.keys(jobs)).toEqual(['build', ...hostIds.map((id) => `deploy-${id}`)])
  })
})
