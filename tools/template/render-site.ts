// The renderer of the reference app: draws any site without a build. It is a bundle, built where it is stale.
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PrerenderedPage, Policy } from '../../templates/site-build/documents.ts'
import { run } from '../run.ts'
import { root } from '../root.ts'
import { runSteps, type Step } from '../step.ts'

/** What `templates/react/render/render-site.ts` exports: it is compiled by settings of its own. */
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
  policy: Policy
  assets: { script: string; preload: readonly string[]; styleSheet: string }
}

/** What the pages are drawn as: those of a project, or with the field of each text, as in the preview. */
type Mode = 'production' | 'marked'

const outputs = {
  production: 'build/render/react.js',
  marked: 'build/render/react-marked.js'
} as const satisfies Record<Mode, string>

const stepFor = (mode: Mode): Step => ({
  name: mode === 'marked' ? 'render-marked' : 'render',
  inputs: ['templates/react', 'templates/package-lock.json'],
  outputs: [outputs[mode]],
  run: async () => {
    // Built beside and moved there whole, because several test files may ask for it at the same time.
    const folder = join(root, `build/render-${mode}-${process.pid}`)
    const flags = ['--logLevel', 'warn', '--emptyOutDir', '--outDir', folder, '--mode', mode]
    await run('vite', ['build', ...flags], { NODE_ENV: 'production' }, 'templates/react/render')
    mkdirSync(join(root, 'build/render'), { recursive: true })
    renameSync(join(folder, 'react.js'), join(root, outputs[mode]))
    rmSync(folder, { recursive: true })
  }
})

/** Loads the renderer of the reference app. */
export async function loadSiteRenderer(mode: Mode = 'production'): Promise<SiteRenderer> {
  await runSteps([stepFor(mode)], (text) => void process.stderr.write(`[build] ${text}\n`))
  return import(pathToFileURL(join(root, outputs[mode])).href) as Promise<SiteRenderer>
}
