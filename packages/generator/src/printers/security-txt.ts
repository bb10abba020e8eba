import { file, type File } from '@sitewright/project'
import { oneLine } from '@sitewright/text'
import type { GenerationPlan } from '../generation-plan.ts'

/**
 * Prints security.txt (RFC 9116), with the feature `security`: the contact for vulnerabilities; printed only
 * where the site has an address.
 */
export function securityTxt({ adapter, features, origin, site }: GenerationPlan): File[] {
  const email = oneLine(site.businessInfo.contactEmail)
  if (!features.includes('security') || !/^[!-~]+@[!-~]+$/.test(email)) return []
  const path = '/.well-known/security.txt'
  const lines = [
    `Contact: mailto:${encodeURI(email)}`,
    'Expires: 2027-12-31T23:59:59Z',
    `Preferred-Languages: ${site.content.language}`,
    ...(origin === '' ? [] : [`Canonical: ${origin}${path}`])
  ]
  return [file(`${adapter.folders.public}${path}`, `${lines.join('\n')}\n`)]
}
