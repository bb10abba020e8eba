import type { DeploymentPlatformId, HostId } from '@sitewright/catalog'
import type { File } from '@sitewright/project'
import type { GenerationPlan } from '../../generation-plan.ts'
import { aws } from './aws.ts'
import { azure } from './azure.ts'
import { firebase } from './firebase.ts'
import { gcp } from './gcp.ts'
import { githubPages } from './github-pages.ts'
import { netlify } from './netlify.ts'
import { vercel } from './vercel.ts'

type Printer = (plan: GenerationPlan) => readonly File[]

const hosts: Record<HostId, Printer> = { vercel, netlify, aws, github: githubPages, firebase }
const platforms: Record<DeploymentPlatformId, Printer> = { aws, azure, gcp, vercel, netlify }

/** The files of every host and platform that a site chose. */
export function hostFiles(plan: GenerationPlan): File[] {
  const { deployment, enterpriseConfig } = plan.site
  const chosen = [
    ...deployment.platforms.map((id) => hosts[id]),
    ...(enterpriseConfig.enabled ? enterpriseConfig.deploymentPlatforms.map((id) => platforms[id]) : [])
  ]
  return [...new Set(chosen)].flatMap((print) => print(plan))
}
