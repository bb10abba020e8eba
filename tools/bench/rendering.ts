import { finishSite } from '../../packages/finished-site/src/index.ts'
import { generate } from '../../packages/generator/src/index.ts'
import { everythingSite } from '../../packages/site/src/index.ts'
import { run } from '../run.ts'
import { folderUnderTest } from '../sites/under-test.ts'
import { writeProject } from '../sites/write-project.ts'
import { builtTemplate } from '../template/built-template.ts'
import { documentSources, siteToRender } from '../template/project-to-render.ts'
import { loadSiteRenderer } from '../template/render-site.ts'
import { loadSiteKit } from '../template/site-kit.ts'
import { time, type Timing } from './timing.ts'

/** Renders every page of the everything-on site without a build, and finishes the site, beside the build of its project. */
export async function benchRendering(): Promise<Timing[]> {
  const project = generate(everythingSite, builtTemplate())
  const folder = folderUnderTest('rendered')
  writeProject(project, folder)
  const built = await time('reference: vite build of the everything-on site', 3, () =>
    run('vite', ['build', '--logLevel', 'warn'], { NODE_ENV: 'production' }, folder)
  )
  const { renderSite } = await loadSiteRenderer()
  const sources = documentSources(project)
  const rendered = await time('renderSite, every page of the everything-on site', 30, () =>
    renderSite(siteToRender(project), sources)
  )
  const kit = await loadSiteKit()
  const finished = await time(
    'finishSite, the everything-on site as it is uploaded',
    10,
    () => finishSite(project, kit),
    { share: 0.5, ms: 3000 }
  )
  return [rendered, finished, built]
}
