import { hostIds, messageWays, type MessageWayId } from '@sitewright/catalog'
import { file, findText } from '@sitewright/project'
import { defaultSite, everythingSite, type Site } from '@sitewright/site'
import { describe, expect, it } from 'vitest'
import { printDocuments } from '../documents.ts'
import { matchEntryPoints } from '../entry-points.ts'
import { generate } from '../generate.ts'
import { createPlan } from '../generation-plan.ts'
import type { StyleOutline } from '../prune/style-outline.ts'
import type { Template } from '../template.ts'
import { siteWith, tinyTemplate } from '../tiny-template.test-support.ts'
import { angular } from './angular.ts'

const reader =
  "import { createBackend, deliver, layout, services, variables } from './chosen.ts'\n\nexport const backend = [createBackend, deliver, layout, services, variables]\n"
const companions = Object.values(angular.companions).flat()

const texts: Readonly<Record<string, string>> = {
  'src/main.ts': "import { features } from './app/features/index.ts'\n\nexport const main = features\n",
  'src/main.server.ts': "import { main } from './main.ts'\n\nexport const server = main\n",
  'src/app/backend.ts': reader.replaceAll('./chosen.ts', '../chosen.ts'),
  'src/app/feature.ts': "export const feature = 'feature'\n",
  'src/app/features/booking/index.ts': "export const booking = { id: 'booking' }\n",
  'src/app/app.css': 'app-page {\n  display: contents;\n}\n',
  'src/styles/base.css': '@layer base;\n',
  'src/styles/banners.css': '.banner {\n  color: red;\n}\n',
  'src/styles/pages/thin.css': 'p {\n  margin: 0;\n}\n',
  'src/domain/looks.ts': "export const standard = 'standard'\n",
  'src/browser/backends.ts':
    'export const createSimulatedBackend = null\n\nexport const createRestBackend = null\n\nexport const callOnly = null\n\nexport const postToFormService = null\n',
  'src/browser/services/service.ts': "export const Service = 'service'\n",
  'src/browser/services/plausible.ts': "export const plausible = 'plausible'\n",
  'src/styles/layouts/standard.css': 'main {\n  columns: 2;\n}\n',
  'src/styles/fonts/inter.css': "@font-face {\n  font-family: 'Inter';\n}\n",
  ...Object.fromEntries(companions.map((path) => [path, '']))
}

/** Where the page of a business has no banner, its sheet has nothing left. */
const outlineOfBanners: StyleOutline = [
  {
    kind: 'rule',
    start: 0,
    end: 25,
    selectors: [{ start: 0, end: 7, needs: [['banner']] }],
    pieces: [{ kind: 'leaf', start: 12, end: 23, reads: [] }]
  }
]

const { files: _, entryPoints: __, ...rest } = tinyTemplate
const template: Template = {
  ...rest,
  framework: 'angular',
  entryPoints: matchEntryPoints('angular', Object.keys(texts)),
  files: new Map(Object.entries(texts).map(([path, text]) => [path, file(path, text)])),
  styleOutlines: new Map([['src/styles/banners.css', outlineOfBanners]]),
  versions: {
    ...Object.fromEntries(angular.tools.map((tool) => [tool.package, '1.0.0'])),
    rxjs: '7.0.0',
    tslib: '2.0.0',
    zone: '0.1.0'
  },
  lock: Object.fromEntries(
    [...angular.tools.map((tool) => tool.package), 'rxjs', 'tslib'].map((name) => [
      `node_modules/${name}`,
      { version: '1.0.0' }
    ])
  )
}

const textOf = (site: Site, path: string): string => findText(generate(site, template), path) ?? ''

const measured = siteWith({
  deployment: { ...defaultSite.deployment, analytics: ['plausible', 'google-analytics'] }
})

describe('the variables of a build', () => {
  it('are those of the choices, in a module that the build fills', () => {
    expect(textOf(measured, 'src/environments/environment.ts').split('\n').slice(1)).toEqual([
      'export const environment = {',
      '  /** Whether the site is built, or shown while it is developed. */',
      '  production: false,',
      '  /** Whether this build is to be published: without drafts, and without what only pretends. */',
      '  launch: false,',
      "  PLAUSIBLE_DOMAIN: '',",
      "  GA_MEASUREMENT_ID: ''",
      '}',
      ''
    ])
  })

  it('are read there by the code that was chosen, where there are any', () => {
    const chosen = textOf(measured, 'src/chosen.ts')
    expect(chosen).toContain("import { environment } from './environments/environment.ts'\n")
    expect(chosen).toContain('  PLAUSIBLE_DOMAIN: environment.PLAUSIBLE_DOMAIN,\n')
    expect(textOf(siteWith({}), 'src/chosen.ts')).not.toContain('environments/')
  })

  it('have a prefix of their own in what developers fill in', () => {
    expect(textOf(measured, '.env.example')).toContain('NG_APP_PLAUSIBLE_DOMAIN=')
  })
})

describe('the list of style sheets', () => {
  const sheetsOf = (site: Site): string[] =>
    [...textOf(site, 'src/styles.css').matchAll(/^@import '\.\/(.*)';$/gm)].map(([, path = '']) => path)

  it('has those of the project, the layers first and what was chosen last', () => {
    expect(sheetsOf(siteWith({}))).toEqual([
      'styles/base.css',
      'app/app.css',
      'styles/pages/thin.css',
      'theme.css',
      'chosen.css',
      'custom.css'
    ])
    expect(sheetsOf(siteWith({ selectedFeatures: ['booking'] }))).toContain('styles/pages/booking.css')
  })

  it('has one once that several features need, and none of which nothing is left', () => {
    const sheets = sheetsOf(siteWith({ selectedFeatures: ['contact-form', 'geolocation'] }))
    expect(sheets.filter((path) => path === 'styles/pages/contact.css')).toHaveLength(1)
    expect(sheets).not.toContain('styles/banners.css')
    expect(generate(siteWith({}), template).has('src/styles/banners.css')).toBe(false)
  })

  it('has all of them where something may name any class', () => {
    const markup = file('src/app/feature.ts', "let feature = ''\nexport { feature }\n")
    const unknown = { ...template, files: new Map([...template.files, [markup.path, markup]]) }
    const list = findText(generate(siteWith({ selectedFeatures: ['booking'] }), unknown), 'src/styles.css')
    expect(list).toContain("@import './styles/banners.css';\n")
  })
})

describe('package.json', () => {
  const manifest = JSON.parse(textOf(siteWith({}), 'package.json')) as Record<string, Record<string, unknown>>

  it('names what visitors load though nothing imports it, and the compiler as a tool', () => {
    expect(manifest['dependencies']).toEqual({ rxjs: '7.0.0', tslib: '2.0.0' })
    expect(Object.keys(manifest['devDependencies'] ?? {})).toContain('@angular/compiler')
  })

  it('tells the formatter of the language of templates, and Node of its versions', () => {
    expect(manifest['prettier']).toMatchObject({
      overrides: [{ files: '*.html', options: { parser: 'angular' } }]
    })
    expect(manifest['engines']).toEqual({ node: '^22.22.3 || ^24.15.0 || >=26.0.0' })
  })

  it('has the scripts of every framework', () => {
    const scripts = Object.keys(manifest['scripts'] ?? {})
    expect(scripts).toEqual([
      'dev',
      'build',
      'build:launch',
      'preview',
      'lint',
      'typecheck',
      'pretest',
      'test',
      'check',
      'launch-check'
    ])
  })
})

describe('what is printed for a project', () => {
  const ways = Object.keys(messageWays) as MessageWayId[]

  it.each(ways)('names no tool of another framework, with messages by %s', (way) => {
    const messages = { ...everythingSite.deployment.messages, way, address: 'https://example.com/form' }
    const deployment = { ...everythingSite.deployment, platforms: hostIds, messages }
    const documents = printDocuments(createPlan({ ...everythingSite, deployment }, template))
    const strange = /\bvite\b|VITE_|vue|svelte|useBackend|import\.meta\.env|\.tsx\b/gi
    const found = documents.flatMap(({ path, content }) =>
      [...String(content).matchAll(strange)].map(([word]) => `${path}: ${word}`)
    )
    expect(found.filter((each) => !each.startsWith('src/site'))).toEqual([])
  })

  it('leads to the views of Angular', () => {
    const text = textOf(everythingSite, 'docs/recipes.md')
    expect(text).toContain('New file `src/app/features/prices/prices-page.html`:')
    expect(text).toContain(
      "load: { prices: () => import('./prices-page.ts').then((module) => module.PricesPage) }"
    )
    expect(text).toContain(" import { App } from './app/app.ts'\n+import './widget.ts'")
    expect(text).toContain('and `[required]="true"` at its control')
  })
})
