import { missingNeeds } from './closure.ts'
import { ciServices, hosts, type AnalyticsId, type CiId, type HostId } from './deployment.ts'
import { featureOf, type FeatureId } from './features.ts'
import { frameworkOf, type FrameworkId } from './frameworks.ts'
import { messageWayOf, type MessageWayId } from './messages.ts'

/** The choices that rules speak about. */
export interface CatalogChoices {
  selectedFramework: FrameworkId
  selectedFeatures: readonly FeatureId[]
  typescript: boolean
  platforms: readonly HostId[]
  cicd: CiId | ''
  analytics: readonly AnalyticsId[]
  messages: { readonly way: MessageWayId }
}

/** A rule that a set of choices breaks. */
export interface Conflict {
  code: 'catalog.needs' | 'catalog.excludes' | 'catalog.works-with' | 'catalog.unavailable'
  /** The key of the site document that has to change. */
  path: string
  message: string
}

const names = (ids: readonly FeatureId[]): string => ids.map((id) => featureOf(id).name).join(' and ')

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
      if (platforms.some((host) => needed.includes(host))) return []
      const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(
        needed.map((host) => hosts[host].name)
      )
      return [
        {
          path: 'deployment.messages.way',
          message: `${name} works on ${list} only. Add ${needed.length > 1 ? 'one of them as a platform' : 'that platform'}, or let messages reach you in another way.`
        }
      ]
    }
  }
]

/** Every rule of the catalog that the choices break; the wizard, the CLI and the API show the same messages. */
export function findConflicts(choices: CatalogChoices): Conflict[] {
  return rules.flatMap(({ code, check }) => check(choices).map((found) => ({ code, ...found })))
}
