import { file, type File } from '@sitewright/project'
import type { Order } from '../../order.ts'

/** GitHub Pages: files are served as they are, under the domain where one was chosen. Its workflow is printed with CI. */
export function githubPages({ site }: Order): File[] {
  const { domain } = site.deployment
  return [file('public/.nojekyll', ''), ...(domain === '' ? [] : [file('public/CNAME', `${domain}\n`)])]
}
