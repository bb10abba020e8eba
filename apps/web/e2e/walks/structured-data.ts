import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../../tools/root.ts'

type Block = Readonly<Record<string, unknown>>

/** The blocks of structured data on pages, each once. */
function blocksOf(pages: readonly string[]): Block[] {
  const texts = pages.flatMap((html) =>
    [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, text = '']) => text
    )
  )
  return [...new Set(texts)].map((text) => JSON.parse(text) as Block)
}

/** All parts of a block, itself among them. */
function partsOf(value: unknown): Block[] {
  if (Array.isArray(value)) return value.flatMap(partsOf)
  if (typeof value !== 'object' || value === null) return []
  return [value as Block, ...Object.values(value).flatMap(partsOf)]
}

/** What schema.org and the guidelines of search engines ask of a type, beside its vocabulary. */
const required: Readonly<Record<string, readonly string[]>> = {
  LocalBusiness: ['name', 'address', 'url', 'image'],
  Offer: ['itemOffered'],
  UnitPriceSpecification: ['priceCurrency'],
  OpeningHoursSpecification: ['opens', 'closes'],
  PostalAddress: ['addressLocality'],
  Question: ['name', 'acceptedAnswer'],
  ReserveAction: ['target']
}

function findLacks(part: Block): string[] {
  const types = [part['@type']].flat().map(String)
  const fields = types.flatMap((type) => required[type] ?? [])
  const lacks = fields.filter((field) => part[field] === undefined || part[field] === '')
  const hasPrice = part['price'] !== undefined && part['priceCurrency'] === undefined
  return [...lacks, ...(hasPrice ? ['priceCurrency'] : [])].map(
    (field) => `${types.join(', ')} lacks ${field}`
  )
}

/**
 * The types of schema-dts know one type for a thing: of several, the first has all properties, and the others have to
 * exist.
 */
function typed(block: Block): Block[] {
  const [first, ...others] = [block['@type']].flat()
  const more = others.map((type) => ({ '@context': block['@context'], '@type': type, name: block['name'] }))
  return [{ ...block, ...(first !== undefined && { '@type': first }) }, ...more]
}

/** Holds the structured data of pages to the vocabulary of schema.org, by its types, and to what it requires. */
export function checkStructuredData(pages: readonly string[], folder: string): string[] {
  const blocks = blocksOf(pages)
  if (blocks.length === 0) return ['no structured data']
  const file = join(folder, 'structured-data.ts')
  const lines = blocks
    .flatMap(typed)
    .map(
      (block, index) => `export const block${index}: Graph | WithContext<Thing> = ${JSON.stringify(block)}\n`
    )
  writeFileSync(file, `import type { Graph, Thing, WithContext } from 'schema-dts'\n\n${lines.join('\n')}`)
  const lacks = [...new Set(blocks.flatMap(partsOf).flatMap(findLacks))]
  const options = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--module',
    'preserve',
    '--skipLibCheck',
    '--pretty',
    'false'
  ]
  try {
    execFileSync(join(root, 'node_modules/.bin/tsc'), [...options, file], { cwd: root, encoding: 'utf8' })
    return lacks
  } catch (error) {
    const printed = String((error as { stdout?: string }).stdout)
    return [...lacks, ...printed.split('\n').filter((line) => line !== '')]
  }
}
