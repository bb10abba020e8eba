import type { HostId } from '@sitewright/catalog'
import type { Site } from '@sitewright/site'
import type { GenerationPlan } from './generation-plan.ts'
import { functionHosts } from './messages.ts'

/** The build command of every host: with lint and tests around the build, where the owner wants tests. */
export function buildCommand({ site }: GenerationPlan): string {
  return site.deployment.testing ? 'npm run check' : 'npm run build:launch'
}

/** True where Netlify makes previews of proposed changes by a plain build, which shows drafts (ADR 12). */
export function previewsWithDrafts({ site }: GenerationPlan): boolean {
  const { cicd, platforms, testing } = site.deployment
  return cicd === 'netlify-build' && platforms.includes('netlify') && !testing
}

/**
 * The variable that a deployment of Vercel by the workflow sets: Vercel then takes the site that was built and tested,
 * and builds no other.
 */
export const testedSite = 'TESTED_SITE'

/** The targets of `firebase deploy --only`: the function for messages too, where hosting rewrites to it. */
export function firebaseParts(site: Site): string {
  return functionHosts(site).includes('firebase') ? 'functions,hosting' : 'hosting'
}

/** The install command: exactly the packages of package-lock.json. */
export const installCommand = 'npm ci'

/** The folder that a build writes. */
export const outputFolder = 'dist'

/**
 * The hosts that the GitHub Actions workflow deploys to. GitHub Pages is deployed by a workflow whatever service was
 * chosen, since it has no other.
 */
export function workflowHosts({ site }: GenerationPlan): readonly HostId[] {
  const { cicd, platforms } = site.deployment
  return cicd === 'github-actions' ? platforms : platforms.filter((host) => host === 'github')
}
