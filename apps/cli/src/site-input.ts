import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { closureOf, colorPresets, isFeatureId } from '@sitewright/catalog'
import {
  defaultSite,
  parseSite,
  parseSiteText,
  formatProblem,
  type Problem,
  type Site
} from '@sitewright/site'
import type { Flags } from './arguments.ts'
import { CliFailure, exitCodes, failure, errorReason } from './outcome.ts'
import { cliErrors } from './messages.ts'

/** Ends the command with every problem of a document: where, what, and what to do. */
export function refuseSite(problems: readonly Problem[]): never {
  const lines = problems.map(
    (problem) => `  ${problem.path === '' ? '' : `${problem.path}: `}${formatProblem(problem)}`
  )
  throw new CliFailure(exitCodes.problems, [cliErrors['cli.bad-site'](problems.length), ...lines].join('\n'))
}

async function readDocument(path: string): Promise<Site> {
  const content =
    path === '-'
      ? await text(process.stdin)
      : await readFile(path, 'utf8').catch((error: unknown) => unreadable(path, error))
  const result = parseSiteText(content, await readChoices(path))
  return result.ok ? result.site : refuseSite(result.problems)
}

/** The sitewright.json beside the site.json of a project; undefined where there is none. */
async function readChoices(path: string): Promise<string | undefined> {
  if (basename(path) !== 'site.json') return undefined
  return readFile(join(dirname(path), 'sitewright.json'), 'utf8').catch(() => undefined)
}

function unreadable(path: string, error: unknown): never {
  throw failure(exitCodes.usage, 'cli.unreadable', path, errorReason(error))
}

function parseList(value: string): string[] {
  return value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

/** Only the flags that were given, so that the others keep the document's values. */
function given(members: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined))
}

function toPreset(name: string | undefined): Record<string, unknown> {
  const preset = Object.entries(colorPresets).find(([id]) => id === name)?.[1]
  return given({ colorScheme: name, primaryColor: preset?.primary, secondaryColor: preset?.secondary })
}

/** Parses `--messages way` or `way:address`; `--messages-key` is the access key of a form service. */
function parseMessages({ messages, 'messages-key': accessKey }: Flags, { deployment }: Site): unknown {
  if (messages === undefined && accessKey === undefined) return undefined
  const [, way, address] = /^([^:]*)(?::(.*))?$/s.exec(messages ?? deployment.messages.way) ?? []
  return { ...deployment.messages, way, ...given({ address, accessKey }) }
}

/** Applies the flags to a site; a feature brings its dependencies. */
function withFlags(site: Site, flags: Flags): unknown {
  const features = flags.features === undefined ? undefined : parseList(flags.features)
  return {
    ...site,
    businessInfo: {
      ...site.businessInfo,
      ...given({
        businessName: flags.name,
        industry: flags.industry,
        description: flags.description,
        targetAudience: flags.audience,
        location: flags.location,
        website: flags.website,
        contactEmail: flags.email,
        contactPhone: flags.phone
      })
    },
    ...given({
      selectedFramework: flags.framework,
      selectedFeatures: features?.every(isFeatureId) ? closureOf(features) : features,
      typescript: flags.javascript ? false : undefined
    }),
    customization: {
      ...site.customization,
      ...toPreset(flags.colors),
      ...given({
        primaryColor: flags.primary,
        secondaryColor: flags.secondary,
        fontFamily: flags.font,
        layout: flags.layout,
        darkMode: flags.dark
      })
    },
    deployment: {
      ...site.deployment,
      ...given({
        platforms: flags.hosts === undefined ? undefined : parseList(flags.hosts),
        cicd: flags.ci,
        domain: flags.domain,
        messages: parseMessages(flags, site)
      })
    }
  }
}

/** The site that a call describes: its document, its flags, or both. */
export async function readSite(flags: Flags): Promise<Site> {
  const base = flags.site === undefined ? defaultSite : await readDocument(flags.site)
  const result = parseSite(withFlags(base, flags))
  return result.ok ? result.site : refuseSite(result.problems)
}
