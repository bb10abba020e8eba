import { describe, expect, it } from 'vitest'
import {
  checkBusinessInfo,
  checkSite,
  defaultSite,
  everythingSite,
  sampleSites,
  siteMessages,
  type Problem,
  type Site
} from './index.ts'

const paths = (problems: readonly Problem[]): string[] => problems.map(({ path }) => path)

describe('checkSite', () => {
  it('finds nothing in an untouched draft', () => {
    expect(checkSite(defaultSite)).toEqual([])
  })

  it('names all that generation needs and a draft has not', () => {
    const problems = checkSite(defaultSite, 'generate')
    expect(paths(problems)).toEqual([
      'businessInfo.businessName',
      'businessInfo.industry',
      'businessInfo.description',
      'selectedFeatures',
      'deployment.platforms'
    ])
    for (const { code, message, remedy } of problems) {
      expect(code).toMatch(/^site\.[a-z-]+$/u)
      expect(message).not.toBe('')
      expect(remedy).not.toBe('')
    }
  })

  it.each(Object.entries({ ...sampleSites, everything: everythingSite }))(
    'lets %s be generated',
    (_, site) => {
      expect(checkSite(site, 'generate')).toEqual([])
    }
  )

  it('asks for something where enterprise mode is on', () => {
    const { dentist } = sampleSites
    const enterprise = (config: Partial<Site['enterpriseConfig']>): Problem[] =>
      checkSite(
        { ...dentist, enterpriseConfig: { ...dentist.enterpriseConfig, enabled: true, ...config } },
        'generate'
      )
    expect(paths(enterprise({}))).toEqual(['enterpriseConfig'])
    expect(enterprise({ authProviders: ['google'] })).toEqual([])
    expect(enterprise({ database: 'mysql' })).toEqual([])
  })

  it('shows the rules of the catalog with what to do', () => {
    const site: Site = {
      ...defaultSite,
      selectedFramework: 'angular',
      selectedFeatures: ['notifications'],
      deployment: {
        ...defaultSite.deployment,
        platforms: ['aws'],
        cicd: 'vercel-git',
        analytics: ['vercel-analytics']
      }
    }
    const problems = checkSite(site)
    expect(paths(problems)).toEqual([
      'selectedFramework',
      'selectedFeatures[0]',
      'deployment.cicd',
      'deployment.analytics[0]'
    ])
    expect(problems[1]).toEqual({
      code: 'catalog.needs',
      path: 'selectedFeatures[0]',
      message: 'Notifications needs Installable app.',
      remedy: 'Select it too, or leave Notifications out.'
    })
    expect(problems.filter(({ remedy }) => remedy === '')).toEqual([])
  })

  it('shows what is wrong with custom CSS, by line and column', () => {
    const customization = { ...defaultSite.customization, customCSS: 'a {\n  b: url(x.png)' }
    expect(
      checkSite({ ...defaultSite, customization }).map(({ code, path, message }) => [code, path, message])
    ).toEqual([
      ['site.css', 'customization.customCSS', 'Line 1, column 3: This block is never closed.'],
      ['site.css', 'customization.customCSS', 'Line 2, column 6: Addresses are not loaded from style rules.']
    ])
  })

  it.each(['hello', 'a@b', 'a b@c.de', '<a@b.de>', 'a@b@c.de'])(
    'refuses the email address %s',
    (contactEmail) => {
      const site = { ...defaultSite, businessInfo: { ...defaultSite.businessInfo, contactEmail } }
      expect(paths(checkSite(site))).toEqual(['businessInfo.contactEmail'])
    }
  )
})

describe('checkBusinessInfo', () => {
  it('says what the form says', () => {
    const messages = checkBusinessInfo({
      ...defaultSite.businessInfo,
      businessName: ' a ',
      website: 'x'
    }).map(({ message }) => message)
    const { businessName, industry, description, targetAudience, website } = siteMessages
    expect(messages).toEqual([businessName, industry, description, targetAudience, website])
  })

  it('counts characters, not code units', () => {
    const names = (businessName: string): string[] =>
      paths(checkBusinessInfo({ ...sampleSites.dentist.businessInfo, businessName }))
    expect(names('😀')).toEqual(['businessInfo.businessName'])
    expect(names('麺屋')).toEqual([])
  })
})
