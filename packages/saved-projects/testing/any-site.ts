import { advise } from '@sitewright/advisor'
import * as catalog from '@sitewright/catalog'
import { cleanText, dentist, everythingSite, schemaVersion, type Site } from '@sitewright/site'
import fc from 'fast-check'

/** Injection attempts for JSON, SQL, HTML and paths. */
const hostile = fc.constantFrom(
  `'; drop table saved_projects; --`,
  '</text><script>alert(1)</script>',
  `"'\`\${1}{{2}}<%= 3 %>\\u0000\\`,
  '%00 %s \u202Eשלום\u202C 👩‍👩‍👧‍👦 \u2028',
  '__proto__'
)
const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 80 }).map(cleanText), hostile)
const line = text.map((each) => each.replace(/[\n\t]/g, ' '))
const color = fc.stringMatching(/^#[0-9a-f]{6}$/)
const { testimonials: _left, ...fewerWords } = everythingSite.content ?? {}

const required = [
  'schemaVersion',
  'businessInfo',
  'aiRecommendations',
  'selectedFramework',
  'selectedFeatures',
  'typescript',
  'customization',
  'deployment',
  'enterpriseConfig'
] as const satisfies readonly (keyof Site)[]

/** Arbitrary valid site. */
export const anySite: fc.Arbitrary<Site> = fc.record(
  {
    schemaVersion: fc.constant(schemaVersion),
    businessInfo: fc.record({
      businessName: line,
      industry: fc.constantFrom('' as const, ...catalog.industryIds),
      description: text,
      targetAudience: fc.constantFrom('' as const, ...catalog.audiences),
      location: line,
      website: fc.constantFrom('', 'https://example.com/a?b=c#d'),
      contactEmail: line,
      contactPhone: line,
      currentChallenges: fc.array(text, { maxLength: 4 }),
      businessGoals: fc.array(text, { maxLength: 4 })
    }),
    aiRecommendations: fc.constantFrom(null, advise(dentist.businessInfo)),
    selectedFramework: fc.constantFrom(...catalog.frameworkIds),
    selectedFeatures: fc.subarray(catalog.featureIds),
    typescript: fc.boolean(),
    customization: fc.record({
      colorScheme: fc.constantFrom(...catalog.colorSchemeIds),
      primaryColor: color,
      secondaryColor: color,
      fontFamily: fc.constantFrom(...Object.values(catalog.fonts).map(({ name }) => name)),
      layout: fc.constantFrom(...catalog.layoutIds),
      darkMode: fc.boolean(),
      animations: fc.boolean(),
      customCSS: text
    }),
    deployment: fc.record({
      platforms: fc.subarray(catalog.hostIds),
      cicd: fc.constantFrom('' as const, ...catalog.ciIds),
      testing: fc.boolean(),
      monitoring: fc.subarray(catalog.monitoringIds),
      analytics: fc.subarray(catalog.analyticsIds),
      domain: fc.constantFrom('', 'xn--bcher-kva.example'),
      basePath: fc.constantFrom('', '/shop'),
      ssl: fc.boolean(),
      messages: fc.record({
        way: fc.constantFrom(...catalog.messageWayIds),
        address: fc.constantFrom('', 'https://formspree.io/f/a'),
        accessKey: fc.constantFrom('', 'key')
      })
    }),
    enterpriseConfig: fc
      .tuple(
        fc.subarray(catalog.enterpriseOptionIds),
        fc.record({
          enabled: fc.boolean(),
          authProviders: fc.subarray(catalog.authProviderIds),
          database: fc.constantFrom('' as const, ...catalog.databaseIds),
          deploymentPlatforms: fc.subarray(catalog.deploymentPlatformIds)
        })
      )
      .map(([on, chosen]) => ({ ...everythingSite.enterpriseConfig, ...switched(on), ...chosen })),
    content: fc.constantFrom(fewerWords, everythingSite.content ?? {})
  },
  { requiredKeys: [...required] }
)

function switched(on: readonly string[]): Record<catalog.EnterpriseOptionId, boolean> {
  return Object.fromEntries(catalog.enterpriseOptionIds.map((id) => [id, on.includes(id)])) as Record<
    catalog.EnterpriseOptionId,
    boolean
  >
}
