import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { generate, getAdapter } from '../../packages/generator/src/index.ts'
import { findText, type Project } from '../../packages/project/src/index.ts'
import { everythingSite, type Site } from '../../packages/site/src/index.ts'
import { layers } from '../../templates/site-build/documents.ts'
import { run } from '../run.ts'
import { hostileSite } from '../sites/hostile-site.ts'
import { thinSite } from '../sites/thin-site.ts'
import { createFolderUnderTest } from '../sites/under-test.ts'
import { writeProject } from '../sites/write-project.ts'
import { documentSources, siteToRender } from '../template/project-to-render.ts'
import { loadSiteRenderer, type SiteToRender } from '../template/render-site.ts'
import { normalizePage } from './normalize-page.ts'
import { leadFramework, writtenFrameworks } from '../template/frameworks.ts'
import { createSnapshot } from '../template/snapshot.ts'
import { siteWith } from './support.ts'

const folder = createFolderUnderTest('same-document-')
afterAll(() => rmSync(folder, { recursive: true }))

/** The renderer and the template of each framework; those that cannot be picked yet are held to the same. */
const frameworks = new Map(
  await Promise.all(
    writtenFrameworks.map(
      async (id) =>
        [id, { ...(await loadSiteRenderer('production', id)), template: await createSnapshot(id) }] as const
    )
  )
)

const served: Site = {
  ...everythingSite,
  customization: { ...everythingSite.customization, layout: 'landing', fontFamily: 'Lora' },
  deployment: {
    ...everythingSite.deployment,
    messages: { way: 'server', address: 'https://api.harbourstreetdental.co.uk', accessKey: '' }
  }
}
const php = { way: 'php', address: '', accessKey: '' } as const

/** The value of a variable that no site reads: it has no place in a script. */
const otherVariable = 'of-another-program'

interface Subject {
  site: Site
  /** Built as it is published. */
  launch?: SiteToRender['launch']
}

const subjects: Readonly<Record<string, Subject>> = {
  'everything on': { site: everythingSite },
  'everything on, published': { site: everythingSite, launch: { server: '' } },
  'everything on, published with a server': {
    site: served,
    launch: { server: 'https://api.harbourstreetdental.co.uk' }
  },
  'one feature': { site: siteWith({ selectedFeatures: ['booking'] }) },
  'thin, in a folder of its host': {
    site: {
      ...thinSite('grid'),
      deployment: { ...thinSite('grid').deployment, messages: php, basePath: '/shop' }
    }
  },
  'hostile texts': { site: hostileSite }
}

/** What depends on how a framework draws; the rest is the same code in all of them. */
const inEveryFramework = ['everything on', 'thin, in a folder of its host']

const cases = [...frameworks].flatMap(([framework, tools]) =>
  Object.entries(subjects)
    .filter(([name]) => framework === leadFramework || inEveryFramework.includes(name))
    .map(([name, subject]) => ({ framework, name, subject, ...tools }))
)

/** The documents of a folder by their names, such as `services/cleaning.html`. */
function readDocuments(dist: string): Record<string, string> {
  const names = globSync('**/*.{html,xml,txt}', {
    cwd: dist,
    exclude: ['**/*licence*', '__forms.html']
  }).sort()
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(dist, name), 'utf8')]))
}

const normalized = (documents: Readonly<Record<string, string>>) =>
  Object.entries(documents)
    .map(([name, text]) => [name, normalizePage(text)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))

describe('a site that is drawn without a build', () => {
  it.each(cases)(
    'is the same documents as one that is built: $framework, $name',
    async ({ framework, name, subject, template, renderSite }) => {
      const project = generate({ ...subject.site, selectedFramework: framework }, template)
      const place = join(folder, `${framework}-${name.replace(/\W+/g, '-')}`)
      writeProject(project, place)
      const env = { NODE_ENV: 'production', LAUNCH: subject.launch ? '1' : '', VITE_OTHERS: otherVariable }
      await run('vite', ['build', '--logLevel', 'error'], env, place)
      const dist = join(place, 'dist')
      const built = readDocuments(dist)
      const drawn = await renderSite(siteToRender(project, subject.launch), documentSources(project))
      expect(Object.keys(built).length).toBeGreaterThan(3)
      const hashed = `.${getAdapter(framework).build.hashed}**/*`
      const scripts = globSync(`${hashed}.js`, { cwd: dist })
      expect(scripts.length).toBeGreaterThan(1)
      for (const path of scripts)
        expect(readFileSync(join(dist, path), 'utf8'), path).not.toContain(otherVariable)
      expect(normalized(drawn)).toEqual(normalized(built))
      expect(globSync(`${hashed}.css`, { cwd: dist }).length).toBeGreaterThan(0)
      expect(findText(project, baseSheet(project))).toContain(`\n${layers}\n`)
      for (const [path, html] of Object.entries(built).filter(([name]) => name.endsWith('.html'))) {
        const order = `<style>${layers}</style>\n    <`
        expect(html.split(order), path).toHaveLength(2)
        expect(html.search(/<style|<link [^>]*rel="stylesheet"/), path).toBe(html.indexOf(order))
      }
    }
  )
})

function baseSheet(project: Project): string {
  return [...project.keys()].find((path) => path.endsWith('/styles/base.css')) ?? ''
}
