// The combinations that `npm run proof` builds: for each framework the recommended features and everything, then its features
// in pairs; every two values of all other choices meet in some row, as far as the rules of the catalogue let them. The same
// catalogue gives the same rows.
import {
  analyticsIds,
  ciIds,
  colorSchemeIds,
  databaseIds,
  findConflicts,
  fontIds,
  hostIds,
  layoutIds,
  messageWayIds,
  monitoringIds,
  offeredFrameworkIds,
  type FeatureId,
  type FrameworkId
} from '../../packages/catalog/src/index.ts'
import {
  sampleSites,
  siteOfCombination,
  siteOfNamed,
  type Combination,
  type NamedCombination,
  type Site
} from '../../packages/site/src/index.ts'
import { pairwiseSets, seeded } from '../sites/feature-sets.ts'

/** A combination, by its number on the board. */
export interface ProofRow {
  id: number
  /** What is special about it; absent for those that only meet others in pairs. */
  name?: NamedCombination
  /** The choices of those that meet others in pairs. */
  combination?: Combination
  site: Site
}

/** The seed of the choices by chance; another one gives other rows that cover the same. */
export const proofSeed = 32

const factors = {
  framework: offeredFrameworkIds,
  typescript: [true, false],
  layout: layoutIds,
  font: fontIds,
  preset: colorSchemeIds,
  darkMode: [true, false],
  motion: [true, false],
  host: ['', ...hostIds],
  cicd: ['', ...ciIds],
  analytics: ['', ...analyticsIds],
  monitoring: ['', ...monitoringIds],
  messages: messageWayIds,
  // A database is chosen with the enterprise options alone.
  database: ['', ...databaseIds],
  business: Object.keys(sampleSites) as Combination['business'][]
} as const satisfies Record<string, readonly (string | number | boolean)[]>

const namedCombinations: readonly NamedCombination[] = ['recommended', 'everything']

type Factor = keyof typeof factors
/** One value of each factor, by its place. */
type Choice = Readonly<Record<Factor, number>>

const names = Object.keys(factors) as Factor[]

/** All combinations, in the order of the board. */
export function proofRows(): readonly ProofRow[] {
  const sets = pairwiseSets()
  const choices = coveringChoices(sets.length)
  const made = new Map<FrameworkId, number>()
  const paired = choices.map((choice) => {
    const framework = valueOf(choice, 'framework')
    const turn = made.get(framework) ?? 0
    made.set(framework, turn + 1)
    return toCombination(choice, sets[turn % sets.length] ?? [])
  })
  const rows: Omit<ProofRow, 'id'>[] = [
    ...offeredFrameworkIds.flatMap((framework) =>
      namedCombinations.map((name) => ({ name, site: siteOfNamed(name, framework) }))
    ),
    ...paired.map((combination) => ({ combination, site: siteOfCombination(combination) }))
  ]
  return rows.map((row, index) => ({ id: index + 1, ...row }))
}

/**
 * Choices of which every two values meet that may: for each pair that is left, of those with it the one that covers most. At
 * least as many for each framework as there are sets of features.
 */
function coveringChoices(least: number): Choice[] {
  const random = seeded(proofSeed)
  const any = (): Choice =>
    Object.fromEntries(names.map((name) => [name, Math.floor(random() * factors[name].length)])) as Choice
  const covered = new Set<string>()
  const found: Choice[] = []
  const add = (wanted: Partial<Choice>): void => {
    const candidates = Array.from({ length: 60 }, () => ({ ...any(), ...wanted })).filter(isAllowed)
    const gains = candidates.map((choice) => pairsOf(choice).filter((pair) => !covered.has(pair)).length)
    const best = candidates[gains.indexOf(Math.max(...gains))]
    if (best === undefined) return
    for (const pair of pairsOf(best)) covered.add(pair)
    found.push(best)
  }
  for (const [key, wanted] of allPairs()) if (!covered.has(key)) add(wanted)
  for (const [framework] of factors.framework.entries())
    for (let have = found.filter((each) => each.framework === framework).length; have < least; have += 1)
      add({ framework })
  return found
}

/** Every two values of two factors, those of the factors with most values first. */
function allPairs(): [key: string, wanted: Partial<Choice>][] {
  const bySize = names.toSorted((one, other) => factors[other].length - factors[one].length)
  return bySize.flatMap((one, at) =>
    bySize.slice(at + 1).flatMap((other) =>
      factors[one].flatMap((_, first) =>
        factors[other].map((__, second): [string, Partial<Choice>] => {
          const wanted = { [one]: first, [other]: second } as Partial<Choice>
          return [keyOf(one, first, other, second), wanted]
        })
      )
    )
  )
}

function keyOf(one: Factor, first: number, other: Factor, second: number): string {
  return [`${one}${first}`, `${other}${second}`].toSorted().join(' ')
}

function pairsOf(choice: Choice): string[] {
  return names.flatMap((one, at) =>
    names.slice(at + 1).map((other) => keyOf(one, choice[one], other, choice[other]))
  )
}

function valueOf<Name extends Factor>(choice: Choice, name: Name): (typeof factors)[Name][number] {
  return factors[name][choice[name]]
}

/** Whether the wizard would let somebody choose it. */
function isAllowed(choice: Choice): boolean {
  const site = siteOfCombination(toCombination(choice, []))
  const { selectedFramework, selectedFeatures, typescript, deployment, enterpriseConfig } = site
  const choices = { selectedFramework, selectedFeatures, typescript, enterpriseConfig, ...deployment }
  return findConflicts(choices).length === 0
}

function toCombination(choice: Choice, features: readonly FeatureId[]): Combination {
  return {
    business: valueOf(choice, 'business'),
    framework: valueOf(choice, 'framework'),
    typescript: valueOf(choice, 'typescript'),
    features,
    layout: valueOf(choice, 'layout'),
    font: valueOf(choice, 'font'),
    preset: valueOf(choice, 'preset'),
    darkMode: valueOf(choice, 'darkMode'),
    motion: valueOf(choice, 'motion'),
    host: valueOf(choice, 'host'),
    cicd: valueOf(choice, 'cicd'),
    analytics: valueOf(choice, 'analytics'),
    monitoring: valueOf(choice, 'monitoring'),
    messages: valueOf(choice, 'messages'),
    database: valueOf(choice, 'database')
  }
}

/** How many pairs of values meet in the rows, of how many that exist. */
export function countPairs(): { met: number; all: number } {
  const all = allPairs().length
  return { met: all - unmetPairs().length, all }
}

/** The pairs of values that meet in no row, since they exclude each other: `host netlify, messages php`. */
export function unmetPairs(): string[] {
  const met = new Set(coveringChoices(pairwiseSets().length).flatMap(pairsOf))
  return allPairs()
    .filter(([key]) => !met.has(key))
    .map(([, wanted]) =>
      Object.entries(wanted)
        .map(([name, at]) => `${name} ${factors[name as Factor][at] || 'none'}`)
        .toSorted()
        .join(', ')
    )
    .toSorted()
}
