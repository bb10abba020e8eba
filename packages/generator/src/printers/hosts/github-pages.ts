import { isPagesDomain } from '@sitewright/catalog'
import { file, type File } from '@sitewright/project'
import type { GenerationPlan } from '../../generation-plan.ts'

/** GitHub Pages: files are served as they are, under the domain where one was chosen. Its workflow is printed with CI. */
export function githubPages({ site }: GenerationPlan): File[] {
  const { domain } = site.deployment
  return [
    file('public/.nojekyll', ''),
    ...(domain === '' || isPagesDomain(domain) ? [] : [file('public/CNAME', `${domain}\n`)])
  ]
}
