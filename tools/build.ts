// Builds the product: the templates as data, the preview, the measures of the features, the web app and the server.
import { cpSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { serverPackages } from '../packages/kernel/testing/server-sources.ts'
import { run } from './run.ts'
import { root } from './root.ts'
import { filesUnder, runSteps, type Step } from './step.ts'
import { templates, type TemplatePlace } from './template/frameworks.ts'
import { requireTemplatePackages } from './template/packages.ts'
import { siteKitSteps } from './template/site-kit.ts'

/** The packages of the server, which the demo runs too. */
const serverSources = serverPackages.map((name) => `packages/${name}/src`)

/** Reads a template into data. */
const snapshot = ({ framework, folder }: TemplatePlace): Step => ({
  name: `snapshot ${framework}`,
  inputs: [
    folder,
    'templates/browser',
    'templates/domain',
    'templates/styles',
    'templates/public',
    'tools/template',
    'packages/catalog/src',
    'packages/text/src',
    'packages/site/src',
    'packages/project/src',
    'packages/generator/src',
    'package-lock.json',
    'templates/package-lock.json'
  ],
  outputs: [`build/templates/${framework}.json`],
  run: () => run('node', ['tools/template/snapshot.ts', framework])
})

/** Builds the preview of a template, one script and one sheet. */
const preview = ({ framework, preview: folder }: TemplatePlace): Step => ({
  name: `preview ${framework}`,
  inputs: ['templates'],
  outputs: [`build/preview/${framework}.js`, `build/preview/${framework}.css`],
  run: () => run('vite', ['build', '--logLevel', 'warn'], {}, folder)
})

/** Measures what each feature adds to a site of a template. */
const measures = ({ framework }: TemplatePlace): Step => ({
  name: `measures ${framework}`,
  inputs: [
    'templates',
    'tools/template/frameworks.ts',
    'tools/template/measure.ts',
    'packages/generator/src',
    'package-lock.json'
  ],
  outputs: [`build/measures/${framework}.json`],
  after: [`snapshot ${framework}`],
  run: () => run('node', ['tools/template/measure.ts', framework])
})

const snapshots = templates.map(snapshot)
const previews = templates.map(preview)
const measured = templates.filter((each) => each.measured).map(measures)

const commandLine: Step = {
  name: 'cli',
  inputs: [
    'apps/cli',
    'packages/advisor/src',
    'packages/catalog/src',
    'packages/text/src',
    'packages/generator/src',
    'packages/project/src',
    'packages/site/src',
    'packages/validator/src',
    'templates/domain',
    'tools/bundle.ts',
    'package-lock.json'
  ],
  outputs: ['build/cli/main.js'],
  run: () => run('node', ['tools/bundle.ts', 'cli'])
}

const server: Step = {
  name: 'server',
  inputs: ['apps/server', 'packages', 'templates/domain', 'tools/bundle.ts', 'package-lock.json'],
  outputs: ['build/server/main.js'],
  run: () => run('node', ['tools/bundle.ts', 'server'])
}

const siteKits = siteKitSteps.flatMap(({ outputs }) => outputs)

const steps: readonly Step[] = [
  ...snapshots,
  server,
  ...previews,
  ...measured,
  ...siteKitSteps,
  {
    name: 'demo',
    inputs: ['apps/demo', ...serverSources, 'packages/api/src', 'package-lock.json'],
    outputs: ['build/demo/worker.js'],
    run: () =>
      run('vite', ['build', '--logLevel', 'warn', '--config', 'apps/demo/vite.config.ts', 'apps/demo'])
  },
  {
    name: 'public',
    inputs: [
      'templates',
      'packages/generator/src',
      'packages/api/src',
      'apps/demo',
      ...serverSources,
      'tools/build.ts',
      'tools/template/measure.ts',
      'package-lock.json'
    ],
    outputs: [
      ...templates.map(({ framework }) => `build/public/templates/${framework}.json`),
      ...siteKits.map((path) => path.replace('build/', 'build/public/')),
      'build/public/demo/worker.js'
    ],
    after: [...snapshots, ...previews, ...measured, ...siteKitSteps].map(({ name }) => name).concat('demo'),
    run: async () => gatherPublic()
  },
  {
    name: 'web',
    inputs: ['apps/web', 'apps/demo', 'packages', 'templates', 'tools/build.ts', 'package-lock.json'],
    outputs: ['build/web/index.html'],
    after: ['public'],
    run: () => run('vite', ['build', '--logLevel', 'warn', '--config', 'apps/web/vite.config.ts', 'apps/web'])
  }
]

/**
 * Copies the static assets of the web app: template, preview, kit of finished sites, demo, bundle sizes and the fonts of
 * the previewed site.
 */
function gatherPublic(): void {
  const target = join(root, 'build/public')
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  cpSync(join(root, 'build/templates'), join(target, 'templates'), { recursive: true })
  cpSync(join(root, 'build/preview'), join(target, 'preview-app'), { recursive: true })
  // The folder may hold the kits of frameworks that cannot be picked yet: laws build them.
  for (const path of siteKits) cpSync(join(root, path), join(target, path.replace('build/', '')))
  cpSync(join(root, 'build/demo'), join(target, 'demo'), { recursive: true })
  cpSync(join(root, 'build/measures'), join(target, 'measures'), { recursive: true })
  cpSync(join(root, 'templates/public/fonts'), join(target, 'fonts'), { recursive: true })
}

function say(text: string): void {
  process.stderr.write(`[build] ${text}\n`)
}

/** Builds what is stale. */
export async function build(): Promise<void> {
  requireTemplatePackages()
  await runSteps(steps, say)
}

/** Builds what the command line needs, where it is stale, and notes from what: apps/cli/start.mjs looks there. */
export async function buildCommandLine(): Promise<void> {
  const needed = [...snapshots, commandLine]
  await runSteps(needed, say)
  const files = needed.flatMap(({ inputs }) =>
    inputs.flatMap((path) => [...filesUnder(join(root, path))].map((file) => realpathSync(file)))
  )
  // A file that is added or removed changes the time of its folder.
  const base = realpathSync(root)
  const paths = new Set(files.flatMap((path) => [relative(base, dirname(path)), relative(base, path)]))
  // The root, whose lock is read: other tools write there.
  paths.delete('')
  writeFileSync(join(root, 'build/cli/inputs.json'), JSON.stringify([...paths]))
}

if (import.meta.main) await build()
