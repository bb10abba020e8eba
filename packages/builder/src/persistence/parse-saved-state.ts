import { featureIds, limits } from '@sitewright/catalog'
import { parseSite, textFields } from '@sitewright/site'
import type { FeatureDecisions, FeatureVerdicts } from '../advice/feature-recommendations.ts'
import type { TypedTexts } from '../fields.ts'
import type { HistoryEntry } from '../generated-project.ts'
import { closeSelection } from '../selection.ts'
import { initialState, type BuilderState } from '../state.ts'
import { stepAt, stepIndex } from '../steps.ts'
import { parseTypedItems } from '../typed-items.ts'
import { savedVersion } from './saved-state.ts'
import { salvageSite } from './salvage.ts'

/** A saved state, and the paths of what could not be read. */
export interface ParsedState {
  readonly state: BuilderState
  readonly lost: readonly string[]
}

type Part = Readonly<Record<string, unknown>>

function toObject(value: unknown): Part {
  return typeof value === 'object' && value !== null ? (value as Part) : {}
}

function parseStep(value: unknown): number | undefined {
  return typeof value === 'number' ? stepIndex(stepAt(value).id) : undefined
}

/** The untrusted value at the key of a text field. */
function textAt(value: unknown, field: string): unknown {
  return field.split('.').reduce<unknown>((part, key) => toObject(part)[key], value)
}

/** Parses the typed texts, and adds those of an older version's site that their fields refuse. */
function parseTypedTexts(saved: Part, lost: readonly string[]): TypedTexts {
  const beside = toObject(saved['typed'])
  const entries = textFields.map((field) => {
    const text = lost.includes(field) ? textAt(saved['site'], field) : beside[field]
    return [field, text] as const
  })
  return Object.fromEntries(entries.filter(([, text]) => typeof text === 'string'))
}

function parseVerdicts(value: unknown): FeatureVerdicts {
  const entries = featureIds.map((id) => [id, toObject(value)[id]] as const)
  return Object.fromEntries(entries.filter(([, keep]) => typeof keep === 'boolean'))
}

function parseFeatureDecisions(value: unknown): FeatureDecisions {
  const { made, earlier } = toObject(value)
  return { made: parseVerdicts(made), earlier: parseVerdicts(earlier) }
}

function parseTexts(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.filter((each): each is string => typeof each === 'string')
}

function parseHistoryEntry(value: unknown): HistoryEntry | undefined {
  const { id, name, framework, features, createdAt, zipBytes, fileCount, site } = toObject(value)
  const parsed = parseSite(site)
  const names = parseTexts(features)
  const readable =
    typeof id === 'string' &&
    typeof name === 'string' &&
    typeof framework === 'string' &&
    typeof createdAt === 'string' &&
    typeof zipBytes === 'number' &&
    typeof fileCount === 'number'
  if (!readable || names === undefined || !parsed.ok) return undefined
  return { id, name, framework, features: names, createdAt, zipBytes, fileCount, site: parsed.site }
}

/** Parses a saved state leniently; undefined where it is none of this version. */
export function parseSavedState(value: unknown): ParsedState | undefined {
  const saved = toObject(value)
  if (saved['version'] !== savedVersion) return undefined
  const salvaged = salvageSite(saved['site'])
  if (salvaged === undefined) return undefined
  const entries = Array.isArray(saved['projectHistory']) ? saved['projectHistory'] : []
  const history = entries.slice(0, limits.historyMax).map(parseHistoryEntry)
  const projectHistory = history.filter((entry) => entry !== undefined)
  const reason = saved['analysisReason']
  const typed = parseTypedTexts(saved, salvaged.lost)
  const lost = salvaged.lost.filter((path) => !Object.hasOwn(typed, path))
  return {
    state: {
      ...initialState,
      site: closeSelection(salvaged.site),
      currentStep: parseStep(saved['currentStep']) ?? 0,
      returnStep: parseStep(saved['returnStep']) ?? null,
      typed,
      typedItems: parseTypedItems(saved['typedItems']),
      featureDecisions: parseFeatureDecisions(saved['featureDecisions']),
      analysisReason: typeof reason === 'string' ? reason : null,
      validationEnabled: saved['validationEnabled'] !== false,
      enhancedValidationEnabled: saved['enhancedValidationEnabled'] !== false,
      projectHistory
    },
    lost: [...lost, ...(projectHistory.length < history.length ? ['projectHistory'] : [])]
  }
}
