// The sites whose pipelines are run: every host with every CI service, once for each while there are few of them, else with
// tests and without; language and enterprise meet each of these in pairs, over feature sets in which every two features
// meet.
import {
  ciServices,
  colorSchemeIds,
  fontIds,
  fonts,
  hostIds,
  layoutIds,
  type CiId,
  type HostId
} from '../../packages/catalog/src/index.ts'
import { everythingSite, sampleSites, type Site } from '../../packages/site/src/index.ts'
import { pairwiseSets, randomSets, seeded } from '../sites/feature-sets.ts'

const factors = {
  host: hostIds,
  cicd: ['', ...Object.keys(ciServices)] as (CiId | '')[],
  testing: [true, false],
  // Types take most of the time, so that one in three is enough.
  typescript: [true, false, false],
  enterprise: ['none', 'container', 'gcp', 'everything']
} as const

type Factor = keyof typeof factors
/** One value of each factor, by its place. */
type Row = Readonly<Record<Factor, number>>

const names = Object.keys(factors) as Factor[]

function pairsOf(row: Row): string[] {
  return names.flatMap((one, at) =>
    names.slice(at + 1).map((other) => `${one}${row[one]} ${other}${row[other]}`)
  )
}

/**
 * Every host with every CI service, in turn with tests and without; then each of them the other way round. The first half
 * is what `npm test` has the time for.
 */
const combinations: readonly Partial<Row>[] = [0, 1].flatMap((turn) =>
  factors.host.flatMap((_, host) =>
    factors.cicd.map((__, cicd) => ({ host, cicd, testing: (host + cicd + turn) % 2 }))
  )
)

/** Those combinations, then others by chance, with a seed; each time the row that covers most new pairs of values. */
function createRows(count: number): Row[] {
  const random = seeded(count)
  const any = (): Row =>
    Object.fromEntries(names.map((name) => [name, Math.floor(random() * factors[name].length)])) as Row
  const covered = new Set<string>()
  return Array.from({ length: count }, (_, index) => {
    const candidates = Array.from({ length: 80 }, () => ({ ...any(), ...combinations[index] }))
    const gains = candidates.map((row) => pairsOf(row).filter((pair) => !covered.has(pair)).length)
    const best = candidates[gains.indexOf(Math.max(...gains))] as Row
    for (const pair of pairsOf(best)) covered.add(pair)
    return best
  })
}

/** As many sites as asked for. */
export function pipelineSites(count: number): Site[] {
  // Those that run lint and tests get the sets in which every two features meet.
  const rows = createRows(count)
  const sets = [...pairwiseSets(), ...randomSets(count)]
  const order = rows.map((_, index) => index).sort((one, other) => tested(rows[other]) - tested(rows[one]))
  const businesses = Object.values(sampleSites)
  return rows.map((row, index): Site => {
    const base = businesses[index % businesses.length] as Site
    const font = fontIds[index % fontIds.length] ?? 'inter'
    return {
      ...base,
      selectedFeatures: sets[order.indexOf(index)] ?? [],
      typescript: factors.typescript[row.typescript] ?? true,
      customization: {
        ...base.customization,
        colorScheme: colorSchemeIds[index % colorSchemeIds.length] ?? 'professional',
        fontFamily: fonts[font].name,
        layout: layoutIds[index % layoutIds.length] ?? 'standard',
        darkMode: index % 2 === 0
      },
      deployment: toDeployment(base, row),
      enterpriseConfig: toEnterprise(base, factors.enterprise[row.enterprise] ?? 'none')
    }
  })
}

function tested(row: Row | undefined): number {
  return factors.testing[row?.testing ?? 1] ? 1 : 0
}

/** A service that does not work with the host gets one that it works with beside it. */
function toDeployment(base: Site, row: Row): Site['deployment'] {
  const host = factors.host[row.host] ?? 'vercel'
  const cicd = factors.cicd[row.cicd] ?? ''
  const works: readonly HostId[] = cicd === '' ? hostIds : ciServices[cicd].worksWith
  const platforms = works.includes(host) ? [host] : [host, works[0] ?? host]
  return { ...base.deployment, platforms, cicd, testing: factors.testing[row.testing] ?? true }
}

function toEnterprise(base: Site, choice: string): Site['enterpriseConfig'] {
  const { enterpriseConfig } = everythingSite
  if (choice === 'none') return { ...base.enterpriseConfig, enabled: false }
  if (choice === 'everything') return { ...enterpriseConfig, deploymentPlatforms: ['azure', 'gcp'] }
  return {
    ...base.enterpriseConfig,
    enabled: true,
    docker: choice === 'container',
    cicd: choice === 'container',
    healthChecks: true,
    deploymentPlatforms: choice === 'gcp' ? ['gcp'] : []
  }
}
