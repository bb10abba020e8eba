import { isPagesDomain } from '@sitewright/catalog'
import { file, type File } from '@sitewright/project'
import type { GenerationPlan } from '../../generation-plan.ts'

/** GitHub Pages: files are served as they are, under the domain where one was chosen. Its workflow is printed with CI. */
export function githubPages({ adapter, site }: GenerationPlan): File[] {
  const { domain } = site.deployment
  const { public: folder } = adapter.folders
  return [
    file(`${folder}/.nojekyll`, ''),
    ...(domain === '' || isPagesDomain(domain) ? [] : [file(`${folder}/CNAME`, `${domain}\n`)])
  ]
}
