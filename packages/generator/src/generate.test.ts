import type { FeatureId } from '@sitewright/catalog'
import { defaultSite, parseSiteText, sampleSites, type Site } from '@sitewright/site'
import { describe, expect, it } from 'vitest'
import { measureProject, filesAddedBy } from './project-stats.ts'
import { projectSlug } from './project-slug.ts'
import { generate } from './generate.ts'
import { siteWith, tinyTemplate } from './tiny-template.test-support.ts'
import { templateFromJson, templateToJson } from './template.ts'
import { typefaces } from './typefaces.ts'

function textOf(site: Parameters<typeof generate>[0], path: string): unknown {
  return generate(site, tinyTemplate).get(path)?.content
}

describe('a project', () => {
  it('holds what its choices reach, and nothing else of the template', () => {
    const project = generate(siteWith({ selectedFeatures: ['booking'] }), tinyTemplate)
    expect([...project.keys()].filter((path) => tinyTemplate.files.has(path))).toEqual([
      '.gitignore',
      'public/fonts/inter.woff2',
      'src/browser/backends.ts',
      'src/domain/looks.ts',
      'src/feature.ts',
      'src/features/booking/day.ts',
      'src/features/booking/index.tsx',
      'src/main.tsx',
      'src/styles/fonts/inter.css',
      'src/styles/layouts/standard.css',
      'tests/booking.test.ts',
      'tests/clock.ts',
      'tests/days.test.ts',
      'tests/site.test.ts',
      'vite.config.ts'
    ])
  })

  it('has the tests of what it has, each with its helpers, and none that would bring a module along', () => {
    const tests = (typescript: boolean, ...selectedFeatures: FeatureId[]) =>
      [...generate(siteWith({ selectedFeatures, typescript }), tinyTemplate).keys()].filter((path) =>
        path.startsWith('tests/')
      )
    expect(tests(true)).toEqual(['tests/site.test.ts'])
    expect(tests(false, 'booking')).toEqual([
      'tests/booking.test.js',
      'tests/clock.js',
      'tests/days.test.js',
      'tests/site.test.js'
    ])
  })

  it('has its files in the order of their paths', () => {
    const paths = [...generate(siteWith({ selectedFeatures: ['pwa', 'auth'] }), tinyTemplate).keys()]
    expect(paths).toEqual([...paths].sort())
  })

  it('is the same, byte for byte, when it is made again from its own two documents', () => {
    const documents = (site: Site) =>
      ['src/site.json', 'src/sitewright.json'].map((path) => String(textOf(site, path)))
    for (const site of Object.values(sampleSites)) {
      const [first = '', choices] = documents(site)
      const read = parseSiteText(first, choices)
      expect(read.ok && documents(read.site)).toEqual([first, choices])
    }
  })

  it('copies files of the template as they are, the very same object', () => {
    const project = generate(siteWith({}), tinyTemplate)
    expect(project.get('src/main.tsx')).toBe(tinyTemplate.files.get('src/main.tsx'))
  })

  it('lists its features sorted by id, with what they need', () => {
    expect(textOf(siteWith({ selectedFeatures: ['contact-form', 'booking'] }), 'src/features/index.ts')).toBe(
      [
        "import type { Feature } from '../feature.ts'",
        "import { booking } from './booking/index.tsx'",
        "import { contactForm } from './contact-form/index.ts'",
        '',
        '/** The features of this site. A feature that is not listed here is not part of it. */',
        'export const features: readonly Feature[] = [booking, contactForm]',
        ''
      ].join('\n')
    )
  })

  it('imports the style sheets of its choices, and preloads its fonts', () => {
    const site = siteWith({
      customization: { ...defaultSite.customization, layout: 'grid', fontFamily: 'Playfair Display' }
    })
    expect(textOf(site, 'src/chosen.css')).toBe(
      [
        '/* The typeface and the layout that were chosen. */',
        "@import './styles/fonts/inter.css';",
        "@import './styles/fonts/playfair.css';",
        "@import './styles/layouts/grid.css';",
        ''
      ].join('\n')
    )
    const { preload } = typefaces.playfair
    expect(preload.length).toBeGreaterThan(1)
    for (const name of preload)
      expect(textOf(site, 'index.html')).toContain(
        `<link rel="preload" as="font" type="font/woff2" href="/fonts/${name}.woff2" crossorigin>`
      )
  })

  it('has a typeface for Arabic where its owner writes so', () => {
    const { businessInfo } = defaultSite
    const arabic = siteWith({ businessInfo: { ...businessInfo, description: 'مطعم عائلي في عمان' } })
    expect(textOf(arabic, 'src/chosen.css')).toContain("@import './styles/fonts/arabic.css';")
    expect(textOf(arabic, 'index.html')).toContain(typefaces.arabic.preload.join())
    expect(textOf(siteWith({}), 'src/chosen.css')).not.toContain('arabic')
  })

  it('names in one module what its code has to know of its choices', () => {
    const site = siteWith({
      customization: { ...defaultSite.customization, layout: 'grid' },
      deployment: { ...defaultSite.deployment, analytics: ['plausible'] },
      selectedFeatures: ['api']
    })
    expect(textOf(site, 'src/chosen.ts')).toBe(
      [
        "import type { Service } from './browser/services/service.ts'",
        "import { plausible } from './browser/services/plausible.ts'",
        '',
        '/** The backend, which answers the calls of the pages. */',
        "export { createRestBackend as createBackend } from './browser/backends.ts'",
        '',
        '/** How messages and requests for dates are delivered. */',
        "export { callOnly as deliver } from './browser/backends.ts'",
        '',
        '/** What the markup has to know of the layout, whose style sheet chosen.css imports. */',
        "export { grid as layout } from './domain/looks.ts'",
        '',
        '/** The analytics and error monitoring services, which start once their variables are set. */',
        'export const services: readonly Service[] = [plausible]',
        '',
        '/** The environment variables of the build that the site reads. */',
        'export const variables: Readonly<Record<string, string | undefined>> = {',
        '  API_URL: import.meta.env.VITE_API_URL,',
        '  PLAUSIBLE_DOMAIN: import.meta.env.VITE_PLAUSIBLE_DOMAIN',
        '}',
        ''
      ].join('\n')
    )
    expect(textOf(siteWith({}), 'src/chosen.ts')).toContain(
      "export { createSimulatedBackend as createBackend } from './browser/backends.ts'"
    )
  })

  it('is a page of English words, whatever language its owner writes', () => {
    const { businessInfo } = defaultSite
    const arabic = siteWith({ businessInfo: { ...businessInfo, description: 'مطعم عائلي في عمان' } })
    expect(textOf(arabic, 'index.html')).toMatch(/<html\s[^>]*lang="en"[^>]*dir="ltr"/)
  })

  it('names only packages that a file or a script uses, in exact versions', () => {
    const manifest = JSON.parse(
      String(textOf(siteWith({ selectedFeatures: ['api'] }), 'package.json'))
    ) as object
    expect(manifest).toMatchObject({
      name: 'nine-lives',
      dependencies: { caller: '3.0.0', framework: '1.0.0' },
      devDependencies: { plugin: '2.0.0', typescript: '5.0.0', vite: '4.0.0' },
      engines: { node: '>=22.22.3' }
    })
    expect(String(textOf(siteWith({}), 'package.json'))).not.toMatch(/caller|unused/)
  })

  it('in JavaScript has no TypeScript file, no types and a jsconfig', () => {
    const project = generate(siteWith({ typescript: false, selectedFeatures: ['booking'] }), tinyTemplate)
    expect([...project.keys()].filter((path) => /\.tsx?$|tsconfig/.test(path))).toEqual([])
    expect(project.has('jsconfig.json')).toBe(true)
    expect(project.get('src/features/index.js')?.content).toBe(
      [
        "import { booking } from './booking/index.jsx'",
        '',
        '/** The features of this site. A feature that is not listed here is not part of it. */',
        'export const features = [booking]',
        ''
      ].join('\n')
    )
    expect(String(project.get('package.json')?.content)).not.toMatch(/typecheck|tsc|typescript/)
    expect(project.get('index.html')?.content).toContain('src="/src/main.jsx"')
  })

  it('is the same for the same site', () => {
    const site = siteWith({ selectedFeatures: ['pwa', 'booking'] })
    expect(generate(site, tinyTemplate)).toEqual(generate(structuredClone(site), tinyTemplate))
  })
})

describe('figures', () => {
  it('are measured', () => {
    const project = generate(siteWith({}), tinyTemplate)
    const { files, bytes, zipBytes } = measureProject(project)
    expect(files).toBe(project.size)
    expect(bytes).toBeGreaterThan(1000)
    expect(zipBytes).toBeGreaterThan(1000)
  })

  it('of a feature are the difference that it makes', () => {
    expect(filesAddedBy('booking', tinyTemplate)).toEqual({
      pages: ['booking'],
      files: [
        'src/features/booking/day.ts',
        'src/features/booking/index.tsx',
        'tests/booking.test.ts',
        'tests/clock.ts',
        'tests/days.test.ts'
      ]
    })
    expect(filesAddedBy('notifications', tinyTemplate)).toEqual({ pages: [], files: [] })
  })
})

describe('a template', () => {
  it('is the same after it was written and read', () => {
    expect(templateFromJson(JSON.parse(JSON.stringify(templateToJson(tinyTemplate))))).toEqual(tinyTemplate)
  })

  it('is not read from anything else', () => {
    for (const json of [null, 1, {}, { framework: 'react', entryPoints: [] }]) {
      expect(() => templateFromJson(json)).toThrow('node tools/template/snapshot.ts')
    }
  })
})

describe('the name of a folder', () => {
  it.each([
    ['Harbour Street Dental', 'harbour-street-dental'],
    ['Bäckerei Müller & Söhne', 'backerei-muller-sohne'],
    ['寿司', 'my-pwa'],
    ['', 'my-pwa'],
    ['CON', 'con-my-pwa'],
    ['../../etc', 'etc'],
    ['a'.repeat(200), 'a'.repeat(60)]
  ])('of %j is %s', (businessName, folder) => {
    expect(projectSlug({ ...defaultSite, businessInfo: { ...defaultSite.businessInfo, businessName } })).toBe(
      folder
    )
  })
})
