import { isFeatureId, type FeatureId } from '@sitewright/catalog'
import { createLoadOnce } from './load-once.ts'

/** What a feature adds, measured in the build of the reference app. */
export interface Measure {
  /** Bytes of JavaScript, compressed. */
  javascript: number
  files: number
  pages: number
}

/** The measured reference app; what was not measured is not there. */
export interface Measures {
  base: { javascript: number }
  css: number
  features: Partial<Record<FeatureId, Measure>>
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function measureOf(value: unknown): Measure | undefined {
  if (!isRecord(value)) return undefined
  const { javascript, files, pages } = value
  const known = [javascript, files, pages].every((figure) => typeof figure === 'number')
  return known ? { javascript: Number(javascript), files: Number(files), pages: Number(pages) } : undefined
}

function measuresOf(value: unknown): Measures | null {
  if (!isRecord(value) || !isRecord(value['base']) || !isRecord(value['features'])) return null
  const base = Number(value['base']['javascript'])
  const css = Number(value['css'])
  if (!Number.isFinite(base) || !Number.isFinite(css)) return null
  const features = Object.entries(value['features']).flatMap(([id, each]) => {
    const measure = measureOf(each)
    return isFeatureId(id) && measure ? [[id, measure] as const] : []
  })
  return { base: { javascript: base }, css, features: Object.fromEntries(features) }
}

/** The measures; null until they are there, or where nobody measured. */
export const useMeasures = createLoadOnce<Measures>(async () => {
  const response = await fetch('/measures/react.json').catch(() => undefined)
  return response?.ok ? measuresOf(await response.json().catch(() => null)) : null
})

/** Kilobytes of JavaScript (1 KB = 1000 bytes, compressed) of a site with these features; null where not measured. */
export function javascriptKB(measures: Measures | null, features: readonly FeatureId[]): number | null {
  if (measures === null) return null
  const bytes = features.reduce(
    (sum, id) => sum + (measures.features[id]?.javascript ?? 0),
    measures.base.javascript
  )
  return bytes / 1000
}

/** A size as it is shown: one decimal below ten. */
export function kb(value: number): string {
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} KB`
}
