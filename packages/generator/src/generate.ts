import { projectOf, type File, type Project } from '@sitewright/project'
import type { Site } from '@sitewright/site'
import { documentsOf } from './documents.ts'
import { filesIn } from './flavour.ts'
import { glueOf } from './glue.ts'
import { orderOf } from './order.ts'
import { packageFiles } from './printers/package-json.ts'
import { reach } from './reach.ts'
import { rootsOf } from './roots.ts'
import type { Template } from './template.ts'

/**
 * The project of a site (design §3): what its roots reach is copied from the template, glue and documents are
 * printed. Takes a checked site; the same site and template always give the same bytes.
 */
export function generate(site: Site, template: Template): Project {
  const { copied, printed } = partsOf(site, template)
  return projectOf([...copied, ...printed])
}

/** The two kinds of files of a project: printed from values, or copied byte for byte from the template. */
export function partsOf(site: Site, template: Template): { copied: File[]; printed: File[] } {
  const order = orderOf(site, template)
  const documents = documentsOf(order)
  const glue = glueOf(order)
  const available = new Map(filesIn(template, site.typescript))
  for (const each of [...glue, ...documents]) available.set(each.path, each)
  const reached = reach(available, rootsOf(order))
  const printed = new Set([...glue.filter((each) => reached.files.has(each.path)), ...documents])
  return {
    copied: [...reached.files.values()].filter((each) => !printed.has(each)),
    printed: [...printed, ...packageFiles(order, available, reached.packages)]
  }
}
