import { missingNeeds } from './closure.ts'
import {
  containerOptions,
  deploymentPlatforms,
  enterpriseOptions,
  type DeploymentPlatformId,
  type EnterpriseOptionId
} from './enterprise.ts'
import { ciServices, hosts, isPagesDomain, type AnalyticsId, type CiId, type HostId } from './deployment.ts'
import { featureOf, type FeatureId } from './features.ts'
import { frameworkOf, type FrameworkId } from './frameworks.ts'
import { messageWayOf, type MessageWayId } from './message-delivery.ts'

/** The choices that the rules check. */
export interface CatalogChoices {
  selectedFramework: FrameworkId
  selectedFeatures: readonly FeatureId[]
  typescript: boolean
  platforms: readonly HostId[]
  cicd: CiId | ''
  analytics: readonly AnalyticsId[]
  messages: { readonly way: MessageWayId }
  /** Domain and base path of the site; empty for none. */
  domain?: string
  basePath?: string
  enterpriseConfig?: Readonly<Partial<Record<EnterpriseOptionId, boolean>>> & {
    readonly enabled: boolean
    readonly deploymentPlatforms: readonly DeploymentPlatformId[]
  }
}

/** A violated rule of the catalog. */
export interface Conflict {
  code: 'catalog.needs' | 'catalog.excludes' | 'catalog.works-with' | 'catalog.unavailable'
  /** The key of the site document that has to change. */
  path: string
  message: string
}

const names = (ids: readonly FeatureId[]): string => ids.map((id) => featureOf(id).name).join(' and ')

const either = new Intl.ListFormat('en', { type: 'disjunction' })

const eitherOf = (ids: readonly HostId[]): string => either.format(ids.map((id) => hosts[id].name))

/** Choices that serve the site at the root of its host: every host but GitHub Pages, and containers. */
function rootedIn({ enterpriseConfig, platforms }: CatalogChoices): string[] {
  const chosen = platforms.filter((host) => host !== 'github').map((host) => hosts[host].name)
  if (!enterpriseConfig?.enabled) return chosen
  const clouds = enterpriseConfig.deploymentPlatforms.map((id) => deploymentPlatforms[id].name)
  const options = containerOptions
    .filter((id) => enterpriseConfig[id])
    .map((id) => enterpriseOptions[id].name)
  const containers = options.length === 0 ? [] : [`a container (${options.join(', ')})`]
  return [...new Set([...chosen, ...clouds, ...containers])]
}

interface Rule {
  code: Conflict['code']
  check: (choices: CatalogChoices) => readonly { path: string; message: string }[]
}

const rules: readonly Rule[] = [
  {
    code: 'catalog.unavailable',
    check: ({ selectedFramework }) => {
      const { unavailable } = frameworkOf(selectedFramework)
      return unavailable ? [{ path: 'selectedFramework', message: unavailable }] : []
    }
  },
  {
    code: 'catalog.needs',
    check: ({ selectedFeatures }) =>
      selectedFeatures.flatMap((id, index) => {
        const missing = missingNeeds(id, selectedFeatures)
        if (missing.length === 0) return []
        const message = `${featureOf(id).name} needs ${names(missing)}. Select ${missing.length > 1 ? 'them' : 'it'} too, or leave ${featureOf(id).name} out.`
        return [{ path: `selectedFeatures[${index}]`, message }]
      })
  },
  {
    code: 'catalog.excludes',
    check: ({ selectedFramework, typescript }) => {
      const { javascript, name } = frameworkOf(selectedFramework)
      if (typescript || javascript) return []
      return [{ path: 'typescript', message: `${name} is written in TypeScript only. Turn TypeScript on.` }]
    }
  },
  {
    code: 'catalog.works-with',
    check: ({ cicd, platforms }) => {
      if (cicd === '' || platforms.length === 0) return []
      const works: readonly HostId[] = ciServices[cicd].worksWith
      if (platforms.some((host) => works.includes(host))) return []
      const list = works.map((host) => hosts[host].name).join(', ')
      return [
        {
          path: 'deployment.cicd',
          message: `${ciServices[cicd].name} works with ${list} only. Add that platform, or pick another service.`
        }
      ]
    }
  },
  {
    code: 'catalog.works-with',
    check: ({ analytics, platforms }) => {
      const at = analytics.indexOf('vercel-analytics')
      if (at < 0 || platforms.length === 0 || platforms.includes('vercel')) return []
      return [
        {
          path: `deployment.analytics[${at}]`,
          message:
            'Vercel Analytics counts on Vercel only. Add Vercel as a platform, or pick another service.'
        }
      ]
    }
  },
  {
    code: 'catalog.works-with',
    check: ({ messages, platforms }) => {
      const { name, hosts: needed } = messageWayOf(messages.way)
      if (needed === undefined || platforms.length === 0) return []
      const unable = platforms.filter((host) => !needed.includes(host))
      if (unable.length === 0) return []
      const path = 'deployment.messages.way'
      const other = 'let messages reach you in another way'
      if (unable.length < platforms.length) {
        const message = `${name} does not work on ${eitherOf(unable)}: the copy there could not send a message. Take ${unable.length > 1 ? 'them' : 'it'} away, or ${other}.`
        return [{ path, message }]
      }
      const message = `${name} works on ${eitherOf(needed)} only. Host it there, or ${other}.`
      return [{ path, message }]
    }
  },
  {
    code: 'catalog.works-with',
    check: (choices) => {
      const { basePath = '', domain = '', platforms } = choices
      if (basePath === '') return []
      const path = 'deployment.basePath'
      const rooted = rootedIn(choices)
      if (rooted.length > 0)
        return [
          {
            path,
            message: `Only GitHub Pages serves a site in a folder: on ${either.format(rooted)} nothing of it would load. Empty the base path, or take ${rooted.length > 1 ? 'them' : 'it'} away.`
          }
        ]
      if (domain === '' || isPagesDomain(domain) || !platforms.includes('github')) return []
      const message =
        'GitHub Pages serves a domain of your own without a folder. Empty the base path, or leave the domain out.'
      return [{ path, message }]
    }
  }
]

/** Every rule of the catalog that the choices violate; the wizard, the CLI and the API show the same messages. */
export function findConflicts(choices: CatalogChoices): Conflict[] {
  return rules.flatMap(({ code, check }) => check(choices).map((found) => ({ code, ...found })))
}
