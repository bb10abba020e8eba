// Measures what each feature weighs: each reference app is built once, and the compressed bytes of every chunk are
// shared out to the features whose modules it holds. Writes build/measures/<framework>.json.
import { existsSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { featureIds, type FeatureId } from '../../packages/catalog/src/index.ts'
import { filesAddedBy } from '../../packages/generator/src/index.ts'
import { root } from '../root.ts'
import { builtTemplate } from './built-template.ts'
import { templates, type TemplatePlace } from './frameworks.ts'

interface Chunk {
  type: 'chunk'
  code: string
  modules: Record<string, { renderedLength: number }>
}
interface Asset {
  type: 'asset'
}
type Bundle = Record<string, Chunk | Asset>

/** What the reference app is built to. */
async function buildBundle(app: string, outDir: string): Promise<Bundle> {
  const requireFromApp = createRequire(join(app, 'package.json'))
  const { createBuilder } = (await import(
    pathToFileURL(requireFromApp.resolve('vite')).href
  )) as typeof import('vite')
  const bundles: Bundle[] = []
  // Its settings read files of the folder in which a build is started.
  process.chdir(app)
  const builder = await createBuilder(
    {
      root: app,
      logLevel: 'warn',
      build: { outDir, emptyOutDir: true },
      plugins: [
        {
          name: 'measure',
          applyToEnvironment: ({ name }) => name === 'client',
          generateBundle(_options, bundle) {
            bundles.push(bundle)
          }
        }
      ]
    },
    null
  )
  await builder.buildApp()
  const [bundle] = bundles
  if (bundle === undefined) throw new Error(`The build of ${app} wrote no scripts for browsers.`)
  return bundle
}

type Additions = Readonly<Record<FeatureId, ReturnType<typeof filesAddedBy>>>

/** The feature that brings a file, by its path, and by the path that a link to a shared folder leads to. */
function ownersOf(app: string, additions: Additions): Map<string, FeatureId> {
  const owners = new Map<string, FeatureId>()
  for (const id of featureIds) {
    for (const path of additions[id].files) {
      const file = join(app, path)
      if (!existsSync(file) || owners.has(file)) continue
      owners.set(file, id)
      owners.set(realpathSync(file), id)
    }
  }
  return owners
}

interface Sizes {
  base: number
  features: ReadonlyMap<FeatureId, number>
}

/** Shares out the compressed bytes of each chunk to the features whose modules it holds. */
function shareOut(bundle: Bundle, owners: ReadonlyMap<string, FeatureId>): Sizes {
  let base = 0
  const features = new Map<FeatureId, number>()
  for (const output of Object.values(bundle)) {
    if (output.type !== 'chunk') continue
    const packed = gzipSync(output.code).length
    const whole = Object.values(output.modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0)
    for (const [path, { renderedLength }] of Object.entries(output.modules)) {
      const bytes = whole === 0 ? 0 : (packed * renderedLength) / whole
      const id = owners.get(path.replace(/\?.*$/, ''))
      if (id === undefined) base += bytes
      else features.set(id, (features.get(id) ?? 0) + bytes)
    }
  }
  return { base, features }
}

async function measure({ framework, folder }: TemplatePlace): Promise<object> {
  const app = join(root, folder)
  const template = builtTemplate(framework)
  const additions = Object.fromEntries(featureIds.map((id) => [id, filesAddedBy(id, template)])) as Additions
  const bundle = await buildBundle(app, join(root, 'build/measured', framework))
  const { base, features } = shareOut(bundle, ownersOf(app, additions))
  return {
    framework,
    /** Bytes, compressed with gzip. */
    base: { javascript: Math.round(base) },
    features: Object.fromEntries(
      featureIds.map((id) => [
        id,
        {
          javascript: Math.round(features.get(id) ?? 0),
          files: additions[id].files.length,
          pages: additions[id].pages.length
        }
      ])
    )
  }
}

mkdirSync(join(root, 'build/measures'), { recursive: true })
const wanted = process.argv.slice(2)
for (const template of templates) {
  const { framework, measured } = template
  if (!measured || (wanted.length > 0 && !wanted.includes(framework))) continue
  const target = join(root, 'build/measures', `${framework}.json`)
  writeFileSync(target, JSON.stringify(await measure(template), null, 2))
}
