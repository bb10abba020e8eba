import { isFeatureId, type FeatureId, type FrameworkId } from '@sitewright/catalog'
import { createLoadOncePer } from './load-once.ts'

/** The bundle size of a feature, measured in the build of the reference app. */
export interface FeatureSize {
  /** Bytes of JavaScript, compressed. */
  javascript: number
  files: number
  pages: number
}

/** Bundle sizes of a reference app; what was not measured is absent. */
export interface BundleSizes {
  base: { javascript: number }
  features: Partial<Record<FeatureId, FeatureSize>>
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function parseFeatureSize(value: unknown): FeatureSize | undefined {
  if (!isRecord(value)) return undefined
  const { javascript, files, pages } = value
  const known = [javascript, files, pages].every((figure) => typeof figure === 'number')
  return known ? { javascript: Number(javascript), files: Number(files), pages: Number(pages) } : undefined
}

function parseBundleSizes(value: unknown): BundleSizes | null {
  if (!isRecord(value) || !isRecord(value['base']) || !isRecord(value['features'])) return null
  const base = Number(value['base']['javascript'])
  if (!Number.isFinite(base)) return null
  const features = Object.entries(value['features']).flatMap(([id, each]) => {
    const measure = parseFeatureSize(each)
    return isFeatureId(id) && measure ? [[id, measure] as const] : []
  })
  return { base: { javascript: base }, features: Object.fromEntries(features) }
}

/** The bundle sizes in a framework; null until they are loaded, or where none were measured. */
export const useBundleSizes = createLoadOncePer<FrameworkId, BundleSizes>(async (framework) => {
  const response = await fetch(`/measures/${framework}.json`).catch(() => undefined)
  return response?.ok ? parseBundleSizes(await response.json().catch(() => null)) : null
})

/** Kilobytes of JavaScript (1 KB = 1000 bytes, compressed) of a site with these features; null where not measured. */
export function javascriptKB(sizes: BundleSizes | null, features: readonly FeatureId[]): number | null {
  if (sizes === null) return null
  const bytes = features.reduce(
    (sum, id) => sum + (sizes.features[id]?.javascript ?? 0),
    sizes.base.javascript
  )
  return bytes / 1000
}

/** Formats a size: one decimal below ten. */
export function formatKB(value: number): string {
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} KB`
}
