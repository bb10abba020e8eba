// Builds the sites of the browser tests below templates/under-test: everything on in each layout, one with hostile texts,
// one with a server, one as it is published, one with photographs, one in a folder of its host, and a thin one in each
// layout; and the web app with the page of all parts. Name some of them to build only those: `hostile`, or `react` and
// `react-hostile` of one framework.
import { join } from 'node:path'
import { layoutIds, type FrameworkId } from '../packages/catalog/src/index.ts'
import { generate, getAdapter, readPictureFiles, type Pictures } from '../packages/generator/src/index.ts'
import { file, findText, toProject, type Project } from '../packages/project/src/index.ts'
import {
  everythingSite,
  type Customization,
  type MessageDelivery,
  type Site
} from '../packages/site/src/index.ts'
import { editedByHand, hostileSite } from './sites/hostile-site.ts'
import { buildPartsApp } from './parts-app.ts'
import { portOfSite, receiverPort, type SiteName } from './ports.ts'
import { runSilently } from './run.ts'
import { root } from './root.ts'
import { builtTemplate } from './template/built-template.ts'
import { builtSite, templates } from './template/frameworks.ts'
import { drawPhotographedSite } from './sites/photographs.ts'
import { thinSite } from './sites/thin-site.ts'
import { writeProject } from './sites/write-project.ts'

interface TestSite {
  name: SiteName
  site: Site
  /** What somebody makes of the site.json of the project. */
  edited?: (json: string) => string
  /** The files of its photographs. */
  pictures?: Pictures
  env?: NodeJS.ProcessEnv | ((framework: FrameworkId) => NodeJS.ProcessEnv)
}

const laidOut = (layout: Customization['layout']): Site => ({
  ...everythingSite,
  customization: { ...everythingSite.customization, layout }
})

const posting = (messages: Partial<MessageDelivery>): Site => ({
  ...everythingSite,
  deployment: {
    ...everythingSite.deployment,
    messages: { ...everythingSite.deployment.messages, ...messages }
  }
})

const sites: readonly TestSite[] = [
  ...layoutIds.map((layout) => ({ name: layout, site: laidOut(layout) })),
  { name: 'hostile', site: hostileSite, edited: editedByHand },
  {
    name: 'connected',
    site: posting({ way: 'server', address: 'https://api.harbourstreet.example' }),
    env: (framework) => ({
      LAUNCH: '1',
      LAUNCH_LOCAL: '1',
      VITE_API_URL: `http://localhost:${portOfSite('connected', framework)}/api`
    })
  },
  {
    name: 'delivering',
    site: posting({ way: 'form', address: `http://localhost:${receiverPort}/f/harbour` }),
    env: { LAUNCH: '1', LAUNCH_LOCAL: '1' }
  },
  { name: 'calling', site: posting({ way: 'call' }), env: { LAUNCH: '1' } },
  { name: 'published', site: everythingSite, env: { LAUNCH: '1' } },
  { name: 'photographed', ...(await drawPhotographedSite()), env: { LAUNCH: '1', LAUNCH_LOCAL: '1' } },
  {
    name: 'folder',
    site: { ...thinSite('grid'), selectedFeatures: ['pwa', 'search'] },
    env: { LAUNCH: '1', BASE_PATH: '/my-repo' }
  },
  ...layoutIds.map((layout) => ({
    name: `thin-${layout}` as const,
    site: thinSite(layout),
    env: { LAUNCH: '1' }
  }))
]

function withSite(project: Project, framework: FrameworkId, edited: (json: string) => string): Project {
  const path = getAdapter(framework).documents.site
  return toProject([...project.values(), file(path, edited(findText(project, path) ?? ''))])
}

const wanted = process.argv.slice(2)
for (const { framework } of templates) {
  for (const { name, site, edited, pictures, env } of sites) {
    const isWanted = [name, framework, `${framework}-${name}`].some((each) => wanted.includes(each))
    if (wanted.length > 0 && !isWanted) continue
    const folder = join(root, builtSite(name, framework))
    const chosen = { ...site, selectedFramework: framework }
    const photographs = pictures && (await readPictureFiles(chosen, pictures))
    const project = generate(chosen, builtTemplate(framework), photographs)
    writeProject(edited === undefined ? project : withSite(project, framework, edited), folder)
    await runSilently(
      'vite',
      ['build', '--logLevel', 'warn'],
      typeof env === 'function' ? env(framework) : env,
      folder
    )
  }
}
if (wanted.length === 0 || wanted.includes('parts')) await buildPartsApp()
