// Builds the sites of the browser tests to build/sites: everything on in each layout, one with hostile texts, one with
// a server. Name some of them to build only those.
import { join } from 'node:path'
import { layoutIds } from '../packages/catalog/src/index.ts'
import { generate } from '../packages/generator/src/index.ts'
import { everythingSite, type Customization, type Site } from '../packages/site/src/index.ts'
import { hostileSite } from './hostile-site.ts'
import { specialPorts } from './ports.ts'
import { run } from './run.ts'
import { root } from './step.ts'
import { builtTemplate } from './template.ts'
import { writeProject } from './write-project.ts'

interface TestSite {
  name: string
  site: Site
  env?: NodeJS.ProcessEnv
}

const laidOut = (layout: Customization['layout']): Site => ({
  ...everythingSite,
  customization: { ...everythingSite.customization, layout }
})

const sites: readonly TestSite[] = [
  ...layoutIds.map((layout) => ({ name: layout, site: laidOut(layout) })),
  { name: 'hostile', site: hostileSite },
  {
    name: 'connected',
    site: everythingSite,
    env: { VITE_API_URL: `http://localhost:${specialPorts.connected}/api` }
  }
]

const wanted = process.argv.slice(2)
const template = builtTemplate()
for (const { name, site, env } of sites) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const folder = join(root, 'build/sites', `react-${name}`)
  writeProject(generate(site, template), folder)
  await run('vite', ['build', '--logLevel', 'warn', folder], env)
}
