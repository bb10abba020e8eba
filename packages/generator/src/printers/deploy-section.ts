import { ciServices, hosts, type Host, type HostId } from '@sitewright/catalog'
import { buildCommand, previewsWithDrafts, workflowHosts } from '../build-command.ts'
import { bullets } from '../formats/markdown.ts'
import type { GenerationPlan } from '../generation-plan.ts'
import { deployments } from './ci/deployments.ts'
import { environmentVariables } from './env-example.ts'
import { hostGuides } from './host-guides.ts'

/** The README's line on what runs at each push: only jobs of the printed files. */
export function automaticChecks(plan: GenerationPlan): string {
  const { cicd, testing } = plan.site.deployment
  const build = plan.site.typescript ? 'types and build' : 'build'
  const tests = testing ? ', then the tests' : ''
  const own = testing ? `lint, ${build}${tests}` : build
  const workflow = workflowHosts(plan)
  if (cicd === 'github-actions')
    return `GitHub Actions: lint, ${build}${tests}${workflow.length === 0 ? '' : `; a push to \`main\` that passes is deployed to ${names(workflow)}`}`
  const parts = [
    ...(cicd === '' ? [] : [`${ciServices[cicd].name}: ${own}`]),
    ...(workflow.length === 0
      ? []
      : [`GitHub Actions, for GitHub Pages: lint, ${build}${tests}; \`main\` is deployed`])
  ]
  return parts.length === 0
    ? `none of its own. A host that imports the repository runs \`${buildCommand(plan)}\``
    : parts.join('. ')
}

/** The README's section on deployment: each chosen host with its terms, guide and settings of its workflow. */
export function deploySection(plan: GenerationPlan): string {
  const { platforms, ssl } = plan.site.deployment
  if (platforms.length === 0) return ''
  return [
    '## Deploy',
    `\`${buildCommand(plan)}\` ${plan.site.deployment.testing ? 'lints, builds and tests the site. It' : 'builds the site and'} writes it to \`dist\`, without the drafts that are left: none of them is published.${previewsWithDrafts(plan) ? ' The previews that Netlify makes of proposed changes show them.' : ''} An address that is not there gets the 404 page.`,
    ...platforms.map((host) => guide(plan, host)),
    ...(ssl && platforms.some((host) => host !== 'github') ? [transportSecurity] : [])
  ].join('\n\n')
}

const transportSecurity =
  'Browsers are told to insist on https for a day at a time (`Strict-Transport-Security: max-age=86400`), so that a mistake with a certificate can be taken back. When everything has run well for a few weeks, raise it to `63072000`, two years. Add `includeSubDomains` only where every subdomain, webmail and shop too, has a certificate.'

function guide(plan: GenerationPlan, host: HostId): string {
  const { name, terms }: Host = hosts[host]
  return [
    `### ${name}`,
    ...(terms === undefined ? [] : [`> ${terms}`]),
    hostGuides[host](plan),
    ...settings(plan, host)
  ].join('\n\n')
}

function settings(plan: GenerationPlan, host: HostId): string[] {
  if (!workflowHosts(plan).includes(host)) return []
  const entered = deployments[host](plan).settings.map(
    ({ kind, name, from }) => `${kind === 'secret' ? 'Secret' : 'Variable'} \`${name}\`: ${from}`
  )
  return entered.length === 0
    ? []
    : [
        'Before the first push, in the repository on GitHub, under Settings, Secrets and variables, Actions:',
        bullets(entered)
      ]
}

/** Further settings of a workflow: the variables of the build, which are no secrets since every visitor can read them. */
export function buildVariables(plan: GenerationPlan): string {
  if (environmentVariables(plan).length === 0 || workflowHosts(plan).length === 0) return ''
  return ' The workflow takes them from the variables of the repository (Settings, Secrets and variables, Actions, Variables), under the same names.'
}

function names(ids: readonly HostId[]): string {
  return ids.map((id) => hosts[id].name).join(', ')
}
