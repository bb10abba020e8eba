import { describe, expect, it } from 'vitest'
import { generate } from '../../packages/generator/src/index.ts'
import { findText } from '../../packages/project/src/index.ts'
import {
  dentist,
  everythingSite,
  parseSite,
  parseSiteText,
  resolveSite,
  sampleSites
} from '../../packages/site/src/index.ts'
import { template } from './support.ts'

/** Where the code of a project reads each key of its site.json. */
const readers: Readonly<Record<string, string>> = {
  'businessInfo.businessName': 'src/app/footer.tsx',
  'businessInfo.industry': 'src/domain/structured-data.ts',
  'businessInfo.description': 'src/app/footer.tsx',
  'businessInfo.location': 'src/app/footer.tsx',
  'businessInfo.contactEmail': 'src/app/footer.tsx',
  'businessInfo.contactPhone': 'src/app/footer.tsx',
  selectedFeatures: 'site-build/finish-site.ts',
  'customization.darkMode': 'src/app/header.tsx',
  'customization.animations': 'site-build/from-site.ts',
  'customization.artSeed': 'src/domain/art/picture.ts',
  'deployment.domain': 'src/domain/head.ts',
  'deployment.basePath': 'site-build/from-site.ts',
  'deployment.ssl': 'src/domain/head.ts',
  'deployment.messages': 'src/browser/backends.ts',
  'deployment.paymentLink': 'src/features/payments/page.tsx',
  'deployment.analytics': 'src/domain/legal.ts',
  'deployment.monitoring': 'src/domain/legal.ts',
  'enterpriseConfig.enabled': 'src/domain/auth.ts',
  'enterpriseConfig.authProviders': 'src/domain/auth.ts',
  'content.language': 'site-build/from-site.ts',
  'content.direction': 'site-build/from-site.ts',
  'content.ownLanguage': 'src/domain/text.ts',
  'content.meta': 'src/domain/described.ts',
  'content.logo': 'src/app/header.tsx',
  'content.hero': 'src/pages/home.tsx',
  'content.services': 'src/pages/services.tsx',
  'content.reasons': 'src/pages/home.tsx',
  'content.process': 'src/pages/services.tsx',
  'content.plans': 'src/pages/services.tsx',
  'content.stats': 'src/pages/home.tsx',
  'content.testimonials': 'src/features/testimonials/page.tsx',
  'content.reviews': 'src/features/reviews/page.tsx',
  'content.about': 'src/pages/about.tsx',
  'content.faq': 'src/pages/faq.tsx',
  'content.gallery': 'src/features/gallery/page.tsx',
  'content.locations': 'src/features/geolocation/page.tsx',
  'content.hours': 'src/features/contact-form/page.tsx',
  'content.region': 'src/domain/text.ts',
  'content.telephones': 'src/ui/reach.tsx',
  'content.trade': 'src/domain/business.ts',
  'content.area': 'src/features/geolocation/page.tsx',
  'content.legal': 'src/pages/imprint.tsx',
  'content.callToAction': 'src/ui/page-head.tsx',
  'content.art': 'src/ui/picture.tsx'
}

/** A business that travels, writes in a language of its own and has its own art, so that no key of the content is absent. */
const travelling = {
  ...everythingSite,
  customization: { ...everythingSite.customization, artSeed: 'chosen' },
  content: {
    ...everythingSite.content,
    area: 'We come to you.',
    ownLanguage: { language: 'de', direction: 'ltr' as const }
  }
}

function generatedTexts(site: typeof everythingSite): [site: string, choices: string] {
  const project = generate(site, template)
  return [findText(project, 'src/site.json') ?? '', findText(project, 'src/sitewright.json') ?? '']
}

function generatedDocuments(site: typeof everythingSite): Record<string, unknown>[] {
  return generatedTexts(site).map((text) => JSON.parse(text) as Record<string, unknown>)
}

function keysOf(document: Record<string, unknown>): string[] {
  return Object.entries(document).flatMap(([part, value]) => {
    return Array.isArray(value) ? [part] : Object.keys(value as object).map((key) => `${part}.${key}`)
  })
}

describe('the site.json of a project (S2-6)', () => {
  it('holds what the project reads, and sitewright.json everything else', () => {
    const written = new Set(
      [everythingSite, travelling].flatMap((site) => keysOf(generatedDocuments(site)[0] ?? {}))
    )
    expect([...written].filter((key) => readers[key] === undefined)).toEqual([])
    expect(Object.keys(generatedDocuments(everythingSite)[1] ?? {}).sort()).toEqual([
      'aiRecommendations',
      'businessInfo',
      'choicesFor',
      'customization',
      'deployment',
      'enterpriseConfig',
      'schemaVersion',
      'selectedFramework',
      'typescript'
    ])
  })

  it.each(Object.entries(readers))('%s is read by %s', (key, path) => {
    const code = String(template.files.get(path)?.content ?? '')
    expect(code).toMatch(new RegExp(`\\b${key.split('.').at(-1)}\\b`))
  })

  it('says name and description of the business once', () => {
    for (const site of [...Object.values(sampleSites), everythingSite, travelling, dentist]) {
      const [text] = generatedTexts(site)
      const { businessName, description } = site.businessInfo
      const { content } = JSON.parse(text) as { content: { meta: object } }
      expect(JSON.stringify(content.meta)).not.toContain(businessName)
      expect(text.split(JSON.stringify(description).slice(1, -1))).toHaveLength(2)
    }
  })

  it('opens again as the same site, and so does a document as the builder keeps it', () => {
    for (const site of [...Object.values(sampleSites), everythingSite, travelling, dentist]) {
      const [opened, flat] = [parseSiteText(...generatedTexts(site)), parseSite(resolveSite(site))]
      if (!opened.ok || !flat.ok) return expect.fail('A document was refused.')
      expect(resolveSite(opened.site)).toEqual(resolveSite(flat.site))
    }
  })

  it('opens from one document where an earlier version wrote it, with the choices under builder', () => {
    const [document, choices] = generatedDocuments(dentist)
    const { choicesFor: _, ...builder } = choices ?? {}
    const read = parseSite({ ...document, builder })
    expect(read.ok && resolveSite(read.site)).toEqual(resolveSite(dentist))
    // What the project reads wins.
    const edited = parseSite({ ...document, builder: { ...builder, selectedFeatures: ['chat'] } })
    expect(edited.ok && edited.site.selectedFeatures).toEqual(dentist.selectedFeatures)
  })

  it('refuses in the choices what it refuses elsewhere', () => {
    const [document, choices] = generatedTexts(dentist)
    const opensWith = (changed: string) => parseSiteText(document, changed).ok
    expect(opensWith(choices)).toBe(true)
    expect(opensWith(choices.replace('"schemaVersion"', '"colour": "red", "schemaVersion"'))).toBe(false)
    for (const other of ['"none"', '[]', '{', '{}']) expect(opensWith(other), other).toBe(false)
    expect(parseSite({ ...(JSON.parse(document) as object), builder: 'none' }).ok).toBe(false)
  })
})
