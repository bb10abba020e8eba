import { hostIds, messageWays, type MessageWayId } from '@sitewright/catalog'
import { findText, toProject, file, type Project } from '@sitewright/project'
import { defaultSite, everythingSite, type Site } from '@sitewright/site'
import { describe, expect, it } from 'vitest'
import { drawDocuments, printDocuments } from '../documents.ts'
import { entryPoints } from '../entry-points.ts'
import { createPlan, type GenerationPlan } from '../generation-plan.ts'
import { printGlue } from '../glue.ts'
import { inLanguageOf } from '../language-variant.ts'
import { packageFiles } from '../printers/package-json.ts'
import { siteWith, tinyTemplate } from '../tiny-template.test-support.ts'
import type { Adapter } from './adapter.ts'
import { react } from './react.ts'

/** A framework that keeps everything in another place than React does. */
const other: Adapter = {
  ...react,
  documents: {
    page: 'web/page.html',
    site: 'web/site.json',
    choices: 'web/choices.json',
    theme: 'web/theme.css',
    customCss: 'web/custom.css',
    policy: 'web/policy.json'
  },
  folders: {
    public: 'served',
    features: 'web/features',
    pages: 'web/pages',
    ui: 'web/ui',
    domain: 'web/domain',
    browser: 'web/browser',
    styles: 'web/styles'
  },
  chosen: { styles: 'web/chosen.css', code: 'web/chosen.ts' },
  features: { ...react.features, path: 'web/features/index.ts' },
  page: {
    hasTexts: true,
    head: ['%framework.head%'],
    body: (entry) => [`<main-app src="${entry}"></main-app>`]
  },
  build: { hashed: '/_made/', cache: '.made', vercel: 'other', writer: 'made.ts' },
  companions: { pwa: ['web/service-worker.js'] },
  contactForm: 'web/features/contact-form/ContactForm.other',
  bookingForm: 'web/features/booking/BookingForm.other',
  // Views are written in the language of the framework.
  recipes: ({ contactField }) => contactField(['+<Field />']),
  decisions: (name) => [['Shadow roots', `See ${name('app/main.ts')}.`]],
  jsconfig: { extends: 'framework/settings', compilerOptions: { jsx: 'preserve' } },
  entry: 'web/main.ts',
  variable: (name) => `PUBLIC_${name}`
}

function planOf(site: Site, adapter: Adapter = other): GenerationPlan {
  return { ...createPlan(site, tinyTemplate), adapter }
}

const ways = Object.keys(messageWays) as MessageWayId[]

function everywhere(way: MessageWayId): Site {
  const messages = { ...everythingSite.deployment.messages, way, address: 'https://example.com/form' }
  return { ...everythingSite, deployment: { ...everythingSite.deployment, platforms: hostIds, messages } }
}

describe('no printer names a place of React', () => {
  const own = /\bsrc\/[\w/.-]*|\bpublic\/|\bVITE_|\/assets\/|"framework": "vite"|id="root"/g

  it.each(ways)('with messages by %s', (way) => {
    const plan = planOf(everywhere(way))
    const texts = printDocuments(plan).flatMap(({ path, content }) =>
      [...`${path}\n${typeof content === 'string' ? content : ''}`.matchAll(own)].map(
        ([found]) => `${path}: ${found}`
      )
    )
    expect(texts).toEqual([])
  })

  it('nor does what is drawn', () => {
    const paths = drawDocuments(planOf(everythingSite)).map(({ path }) => path)
    expect(paths).toContain('served/favicon.svg')
    expect(paths.filter((path) => !path.startsWith('served/'))).toEqual([])
  })
})

describe('the documents of a framework', () => {
  const textOf = (path: string, site: Site): string => {
    const project: Project = toProject(printDocuments(planOf(site)))
    return findText(project, path) ?? ''
  }

  it('stand where its adapter says, with its own lines', () => {
    const page = textOf('web/page.html', everythingSite)
    expect(page).toContain('    %framework.head%\n  </head>')
    expect(page).toContain('<main-app src="/web/main.ts"></main-app>')
    expect(textOf('.dockerignore', everythingSite)).toContain('dist\n.made\n')
    expect(textOf('vercel.json', everywhere('call'))).toContain('"source": "/_made/(.*)"')
    expect(textOf('.env.example', everythingSite)).toContain('PUBLIC_API_URL=')
  })

  it('have settings of the editor only where it reads some', () => {
    const site = siteWith({ typescript: false })
    const settings = textOf('jsconfig.json', site)
    expect(settings).toContain('"extends": "framework/settings"')
    expect(settings).toContain('"jsx": "preserve"')
    const { jsconfig: _, ...without } = other
    const paths = printDocuments(planOf(site, without)).map(({ path }) => path)
    expect(paths).not.toContain('jsconfig.json')
  })

  it('are in TypeScript where it has no JavaScript', () => {
    const site = siteWith({ typescript: false })
    expect(inLanguageOf('angular', site).typescript).toBe(true)
    expect(inLanguageOf('react', site)).toBe(site)
  })
})

describe('the files of a framework', () => {
  it('that routes by folders are those of the chosen pages', () => {
    const routes = ['src/routes/+page.other', 'src/routes/booking/+page.other', 'src/routes/faq/+page.other']
    const files = new Map([...tinyTemplate.files, ...routes.map((path) => [path, file(path, '')] as const)])
    const plan = createPlan(siteWith({ selectedFeatures: ['booking'] }), { ...tinyTemplate, files })
    const pageFolder = (address: string): string => `src/routes${address}`.replace(/\/$/, '')
    const found = entryPoints({ ...plan, pages: ['home', 'booking'], adapter: { ...other, pageFolder } })
    expect(found.filter((path) => path.startsWith('src/routes'))).toEqual(routes.slice(0, 2))
  })

  it('are imported by glue with the endings that it has', () => {
    const path = 'src/features/booking/index.other'
    const files = new Map([...tinyTemplate.files, [path, file(path, '')] as const])
    const plan = createPlan(siteWith({ selectedFeatures: ['booking'] }), { ...tinyTemplate, files })
    const glue = printGlue({ ...plan, adapter: { ...other, moduleEndings: ['.other', '.ts'] } })
    expect(glue[0]?.content).toContain('features/booking/index.other')
  })

  it('need packages as dependencies or as tools', () => {
    const available = toProject(tinyTemplate.files.values())
    const manifest = (dependencies: Adapter['dependencies']): string =>
      String(
        packageFiles(
          planOf(defaultSite, { ...other, dependencies, entry: react.entry }),
          available,
          new Set(['framework'])
        )[0]?.content
      )
    expect(JSON.parse(manifest('reached'))).toMatchObject({ dependencies: { framework: '1.0.0' } })
    expect(JSON.parse(manifest('development'))).toMatchObject({ devDependencies: { framework: '1.0.0' } })
    expect(manifest('development')).not.toContain('"dependencies"')
  })
})
