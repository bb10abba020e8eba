// Measures what each feature weighs: the reference app is built once, and the compressed bytes of every chunk are
// shared out to the features whose modules it holds. Writes build/measures/react.json.
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { featureIds, type FeatureId } from '../../packages/catalog/src/index.ts'
import { filesAddedBy } from '../../packages/generator/src/index.ts'
import { root } from '../root.ts'
import { builtTemplate } from './built-template.ts'

const app = join(root, 'templates/react')
const requireFromApp = createRequire(join(app, 'package.json'))

interface Chunk {
  type: 'chunk'
  fileName: string
  code: string
  modules: Record<string, { renderedLength: number }>
}
interface Asset {
  type: 'asset'
  fileName: string
  source: string | Uint8Array
}
type Bundle = Record<string, Chunk | Asset>

/** Bytes (gzip) of the scripts and styles that the reference app is built to. */
async function buildBundle(): Promise<Bundle> {
  const { build } = (await import(
    pathToFileURL(requireFromApp.resolve('vite')).href
  )) as typeof import('vite')
  const bundles: Bundle[] = []
  const outDir = join(root, 'build/measured')
  await build({
    root: app,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
    plugins: [
      {
        name: 'measure',
        generateBundle(_options, bundle) {
          bundles.push(bundle)
        }
      }
    ]
  })
  return bundles[0] ?? {}
}

/** The feature that brings a module: by its folder, or because only that feature reaches the file. */
function featureOfModule(path: string, owners: ReadonlyMap<string, FeatureId>): FeatureId | undefined {
  const own = [...owners].find(
    ([file]) => path.endsWith(`/${file}`) || path.endsWith(file.replace(/^src\//, '/templates/'))
  )
  return own?.[1]
}

const template = builtTemplate()
const additions = Object.fromEntries(featureIds.map((id) => [id, filesAddedBy(id, template)])) as Record<
  FeatureId,
  ReturnType<typeof filesAddedBy>
>
const owners = new Map<string, FeatureId>()
for (const id of featureIds)
  for (const path of additions[id].files) if (!owners.has(path)) owners.set(path, id)

let baseJavascript = 0
let css = 0
const javascript = new Map<FeatureId, number>()
for (const output of Object.values(await buildBundle())) {
  if (output.fileName.endsWith('.css') && output.type === 'asset')
    css += gzipSync(Buffer.from(output.source)).length
  if (output.type !== 'chunk') continue
  const packed = gzipSync(output.code).length
  const whole = Object.values(output.modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0)
  for (const [path, { renderedLength }] of Object.entries(output.modules)) {
    const bytes = whole === 0 ? 0 : (packed * renderedLength) / whole
    const id = featureOfModule(path, owners)
    if (id === undefined) baseJavascript += bytes
    else javascript.set(id, (javascript.get(id) ?? 0) + bytes)
  }
}

const measures = {
  framework: 'react',
  /** Bytes, compressed with gzip. */
  base: { javascript: Math.round(baseJavascript) },
  css,
  features: Object.fromEntries(
    featureIds.map((id) => [
      id,
      {
        javascript: Math.round(javascript.get(id) ?? 0),
        files: additions[id].files.length,
        pages: additions[id].pages.length
      }
    ])
  )
}
mkdirSync(join(root, 'build/measures'), { recursive: true })
writeFileSync(join(root, 'build/measures/react.json'), JSON.stringify(measures, null, 2))
