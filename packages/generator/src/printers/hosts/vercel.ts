import { file, type File } from '@sitewright/project'
import { buildCommand, installCommand, outputFolder, testedSite, workflowHosts } from '../../build-command.ts'
import { json } from '../../formats/json.ts'
import type { GenerationPlan } from '../../generation-plan.ts'
import { foreverFolders, keptForever, revalidated, securityHeaders } from '../../security-headers.ts'

/**
 * Vercel: every page is a file, so nothing is rewritten; addresses have no .html, and an unknown one gets 404.html.
 * A push deploys by itself, but where the workflow deploys already.
 */
export function vercel(plan: GenerationPlan): File[] {
  const headers = securityHeaders(plan).map(([key, value]) => ({ key, value }))
  const caching = [
    { source: allBut(foreverFolders(plan)), headers: [{ key: 'Cache-Control', value: revalidated }] },
    ...foreverFolders(plan).map((folder) => ({
      source: `${folder}(.*)`,
      headers: [{ key: 'Cache-Control', value: keptForever }]
    }))
  ]
  const document = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: plan.adapter.build.vercel,
    installCommand: unlessTested(plan, installCommand),
    buildCommand: unlessTested(plan, buildCommand(plan)),
    outputDirectory: outputFolder,
    cleanUrls: true,
    trailingSlash: false,
    headers: [{ source: '/(.*)', headers }, ...caching],
    ...gitDeployments(plan)
  }
  return [file('vercel.json', json(document))]
}

/** Where the workflow deploys, it brings the site that it tested: nothing is installed or built again for it. */
function unlessTested(plan: GenerationPlan, command: string): string {
  return workflowHosts(plan).includes('vercel') ? `test -n "$${testedSite}" || ${command}` : command
}

/** Off where the workflow deploys, on where Vercel's Git integration was chosen, else left to Vercel, whose default is on. */
function gitDeployments(plan: GenerationPlan): { git?: { deploymentEnabled: boolean } } {
  if (workflowHosts(plan).includes('vercel')) return { git: { deploymentEnabled: false } }
  return plan.site.deployment.cicd === 'vercel-git' ? { git: { deploymentEnabled: true } } : {}
}

/** A pattern for the paths in none of the folders, so that no two rules set the same header. */
function allBut(folders: readonly string[]): string {
  return `/((?!${folders.map((folder) => folder.slice(1)).join('|')}).*)`
}
