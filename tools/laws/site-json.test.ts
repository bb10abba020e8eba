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
  'customization.artSeed': 'src/domain/art/art-seed.ts',
  'deployment.domain': 'src/domain/head.ts',
  'deployment.basePath': 'site-build/base-path.ts',
  'deployment.ssl': 'src/domain/head.ts',
  'deployment.messages': 'src/app/backends/compose.ts',
  'deployment.paymentLink': 'src/features/payments/page.tsx',
  'deployment.analytics': 'src/domain/legal.ts',
  'deployment.monitoring': 'src/domain/legal.ts',
  'enterpriseConfig.enabled': 'src/domain/auth.ts',
  'enterpriseConfig.authProviders': 'src/domain/auth.ts',
  'content.language': 'site-build/from-site.ts',
  'content.direction': 'site-build/from-site.ts',
  'content.ownLanguage': 'src/domain/own-language.ts',
  'content.meta': 'src/domain/head.ts',
  'content.hero': 'src/pages/home/hero.tsx',
  'content.services': 'src/pages/services.tsx',
  'content.reasons': 'src/pages/home.tsx',
  'content.process': 'src/pages/services.tsx',
  'content.plans': 'src/pages/services/plans.tsx',
  'content.stats': 'src/pages/home/stats.tsx',
  'content.testimonials': 'src/features/testimonials/page.tsx',
  'content.reviews': 'src/features/reviews/page.tsx',
  'content.about': 'src/pages/about.tsx',
  'content.faq': 'src/pages/faq.tsx',
  'content.gallery': 'src/features/gallery/page.tsx',
  'content.locations': 'src/features/geolocation/page.tsx',
  'content.hours': 'src/features/contact-form/details.tsx',
  'content.area': 'src/features/geolocation/page.tsx',
  'content.legal': 'src/pages/imprint.tsx',
  'content.callToAction': 'src/ui/call-to-action.tsx',
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

function generatedDocument(site: typeof everythingSite): Record<string, unknown> {
  return JSON.parse(findText(generate(site, template), 'src/site.json') ?? '') as Record<string, unknown>
}

function keysOf(document: Record<string, unknown>): string[] {
  return Object.entries(document).flatMap(([part, value]) => {
    if (part === 'builder') return []
    return Array.isArray(value) ? [part] : Object.keys(value as object).map((key) => `${part}.${key}`)
  })
}

describe('the site.json of a project (S2-6)', () => {
  it('holds what the project reads, and everything else under builder', () => {
    const written = new Set([
      ...keysOf(generatedDocument(everythingSite)),
      ...keysOf(generatedDocument(travelling))
    ])
    expect([...written].filter((key) => readers[key] === undefined)).toEqual([])
    const { builder } = generatedDocument(everythingSite)
    expect(Object.keys(builder as object).sort()).toEqual([
      'aiRecommendations',
      'businessInfo',
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

  it('opens again as the same site, and so does a document as the builder keeps it', () => {
    for (const site of [...Object.values(sampleSites), everythingSite, travelling, dentist]) {
      const text = findText(generate(site, template), 'src/site.json') ?? ''
      const [opened, flat] = [parseSiteText(text), parseSite(resolveSite(site))]
      if (!opened.ok || !flat.ok) return expect.fail('A document was refused.')
      expect(resolveSite(opened.site)).toEqual(resolveSite(flat.site))
    }
  })

  it('refuses under builder what it refuses elsewhere, and what the project reads wins', () => {
    const document = generatedDocument(dentist)
    const builder = document['builder'] as object
    expect(parseSite({ ...document, builder: { ...builder, colour: 'red' } }).ok).toBe(false)
    expect(parseSite({ ...document, builder: 'none' }).ok).toBe(false)
    const read = parseSite({ ...document, builder: { ...builder, selectedFeatures: ['chat'] } })
    expect(read.ok && read.site.selectedFeatures).toEqual(dentist.selectedFeatures)
  })
})
