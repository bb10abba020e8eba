// Builds the everything-on site in each layout to build/sites, for browser tests, screenshots and Lighthouse.
import { join } from 'node:path'
import { layoutIds } from '../packages/catalog/src/index.ts'
import { generate } from '../packages/generator/src/index.ts'
import { everythingSite } from '../packages/site/src/index.ts'
import { run } from './run.ts'
import { root } from './step.ts'
import { builtTemplate } from './template.ts'
import { writeProject } from './write-project.ts'

const template = builtTemplate()
for (const layout of layoutIds) {
  const folder = join(root, 'build/sites', `react-${layout}`)
  writeProject(
    generate({ ...everythingSite, customization: { ...everythingSite.customization, layout } }, template),
    folder
  )
  await run('vite', ['build', '--logLevel', 'warn', folder])
}
