// The renderers of the reference apps: each draws any site without a build. It is a bundle, built where it is stale.
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PrerenderedPage, Policy } from '../../templates/site-build/documents.ts'
import type { FrameworkId } from '../../packages/catalog/src/index.ts'
import { run } from '../run.ts'
import { root } from '../root.ts'
import { runSteps, type Step } from '../step.ts'
import { leadFramework, templatePlace } from './frameworks.ts'

/** What `render/render-site.ts` of a template exports: it is compiled by settings of its own. */
interface SiteRenderer {
  renderSite: (wanted: SiteToRender, sources: DocumentSources) => Promise<Record<string, string>>
  renderSitePages: (wanted: SiteToRender) => Promise<readonly PrerenderedPage[]>
}

export interface SiteToRender {
  json: string
  features: readonly string[]
  layout: string
  launch?: { server: string; reach?: (address: string) => boolean }
}

export interface DocumentSources {
  html: string
  manifest?: string
  policy: Policy
  assets: { script: string; preload: readonly string[]; styleSheet: string }
}

/** What the pages are drawn as: those of a project, or with the field of each text, as in the preview. */
type Mode = 'production' | 'marked'

const outputOf = (framework: FrameworkId, mode: Mode): string =>
  `build/render/${framework}${mode === 'marked' ? '-marked' : ''}.js`

function stepFor(framework: FrameworkId, mode: Mode): Step {
  const app = templatePlace(framework).folder
  const output = outputOf(framework, mode)
  return {
    name: `render ${framework}, ${mode}`,
    inputs: [app, 'templates/package-lock.json'],
    outputs: [output],
    run: async () => {
      // Built beside and moved there whole, because several test files may ask for it at the same time.
      const folder = join(root, `build/render-${framework}-${mode}-${process.pid}`)
      const flags = ['--logLevel', 'warn', '--emptyOutDir', '--outDir', folder, '--mode', mode]
      await run('vite', ['build', ...flags], { NODE_ENV: 'production' }, `${app}/render`)
      mkdirSync(join(root, 'build/render'), { recursive: true })
      renameSync(join(folder, `${framework}.js`), join(root, output))
      rmSync(folder, { recursive: true })
    }
  }
}

/** Loads the renderer of a reference app. */
export async function loadSiteRenderer(
  mode: Mode = 'production',
  framework: FrameworkId = leadFramework
): Promise<SiteRenderer> {
  await runSteps([stepFor(framework, mode)], (text) => void process.stderr.write(`[build] ${text}\n`))
  return import(pathToFileURL(join(root, outputOf(framework, mode))).href) as Promise<SiteRenderer>
}
