// The sites whose pipelines are run: every host with every CI service, once for each while there are few of them, else with
// tests and without; ways of messages, language and enterprise meet each of these in pairs. Sites that differ only in what
// hosts and pipelines follow have the same pages, so that each of them is built once.
import {
  ciServices,
  colorSchemeIds,
  fontIds,
  fonts,
  hostIds,
  layoutIds,
  messageWayIds,
  messageWayOf,
  type CiId,
  type FrameworkId,
  type HostId,
  type MessageWayId
} from '../../packages/catalog/src/index.ts'
import { deliveryAddresses, everythingSite, sampleSites, type Site } from '../../packages/site/src/index.ts'
import { pairwiseSets, randomSets, seeded } from '../sites/feature-sets.ts'

const factors = {
  host: hostIds,
  cicd: ['', ...Object.keys(ciServices)] as (CiId | '')[],
  messages: messageWayIds,
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
    const candidates = Array.from({ length: 80 }, () => ({ ...any(), ...combinations[index] })).filter(works)
    const gains = candidates.map((row) => pairsOf(row).filter((pair) => !covered.has(pair)).length)
    const best = candidates[gains.indexOf(Math.max(...gains))] as Row
    for (const pair of pairsOf(best)) covered.add(pair)
    return best
  })
}

/** Whether every host of a row can deliver messages its way. */
function works(row: Row): boolean {
  const { hosts } = messageWayOf(wayOf(row))
  return hosts === undefined || platformsOf(row).every((host) => hosts.includes(host))
}

const wayOf = (row: Row): MessageWayId => factors.messages[row.messages] ?? 'call'

/** As many sites as asked for, in turn of each of the frameworks. */
export function pipelineSites(count: number, frameworks: readonly FrameworkId[]): Site[] {
  const sets = [...pairwiseSets(), ...randomSets(count)]
  const businesses = Object.values(sampleSites)
  return createRows(count).map((row): Site => {
    // Where messages go another way, or the language is another, the site is another too.
    const index = row.messages * 2 + (factors.typescript[row.typescript] === true ? 0 : 1)
    const base = businesses[index % businesses.length] as Site
    const font = fontIds[index % fontIds.length] ?? 'inter'
    return {
      ...base,
      selectedFramework:
        frameworks[(row.messages + row.typescript) % frameworks.length] ?? base.selectedFramework,
      selectedFeatures: sets[index] ?? [],
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

/** A service that does not work with the host gets one that it works with beside it. */
function platformsOf(row: Row): readonly HostId[] {
  const host = factors.host[row.host] ?? 'vercel'
  const cicd = factors.cicd[row.cicd] ?? ''
  const able: readonly HostId[] = cicd === '' ? hostIds : ciServices[cicd].worksWith
  return able.includes(host) ? [host] : [host, able[0] ?? host]
}

function toDeployment(base: Site, row: Row): Site['deployment'] {
  const way = wayOf(row)
  return {
    ...base.deployment,
    platforms: platformsOf(row),
    cicd: factors.cicd[row.cicd] ?? '',
    testing: factors.testing[row.testing] ?? true,
    messages: { way, address: deliveryAddresses[way] ?? '', accessKey: '' }
  }
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
