import { featureIds } from '@sitewright/catalog'
import { dirname, subpathAliases, toProject, type File, type Project } from '@sitewright/project'
import type { Site } from '@sitewright/site'
import { drawDocuments, printDocuments } from './documents.ts'
import { filesIn, outlinesIn } from './language-variant.ts'
import { printGlue, printSheetList } from './glue.ts'
import { createPlan, type GenerationPlan } from './generation-plan.ts'
import { packageFiles } from './printers/package-json.ts'
import type { PictureFiles } from './picture-files.ts'
import { prune } from './prune/prune.ts'
import { entryPoints, testsOf } from './entry-points.ts'
import type { Template } from './template.ts'

/**
 * Generates the project of a site (design §3): what its entry points reach is copied from the template, declaration by
 * declaration; glue and documents are printed. Takes a checked site; the same site and template always give the same bytes (deterministic
 * output).
 */
export function generate(site: Site, template: Template, pictures?: PictureFiles): Project {
  return toProject([...generateBatches(site, template, pictures)].flat())
}

/** Generates a project in two batches (streaming): its texts at once, then what has to be drawn. */
export function* generateBatches(
  site: Site,
  template: Template,
  pictures?: PictureFiles
): Generator<readonly File[], void> {
  const plan = createPlan(site, template, pictures)
  const { copied, printed } = partsOf(plan)
  yield [...copied, ...printed]
  yield drawDocuments(plan)
}

/** Generates a project in its two kinds of files: printed from values, or copied from the template, but for what was cut. */
export function generateParts(site: Site, template: Template): { copied: File[]; printed: File[] } {
  const plan = createPlan(site, template)
  const { copied, printed } = partsOf(plan)
  return { copied, printed: [...printed, ...drawDocuments(plan)] }
}

function partsOf(plan: GenerationPlan): { copied: File[]; printed: File[] } {
  const documents = printDocuments(plan)
  const glue = printGlue(plan)
  const available = new Map(filesIn(plan.template, plan.site.typescript))
  for (const each of [...glue, ...documents]) available.set(each.path, each)
  const aliases = subpathAliases(plan.adapter.imports)
  const outlines = outlinesIn(plan.template, plan.site.typescript)
  const names = plan.adapter.documents
  const styles = {
    outlines: plan.template.styleOutlines,
    folder: `${dirname(names.site)}/`,
    build: 'site-build/',
    page: available.get(names.page)
  }
  const roots = entryPoints(plan)
  const absent = new Set<string>(featureIds.filter((id) => !plan.features.includes(id)))
  const tests = testsOf(
    plan,
    available,
    prune(available, outlines, roots, { aliases, absent }).files,
    aliases
  )
  const pruned = prune(available, outlines, [...roots, ...tests], { aliases, absent, styles })
  const sheets = printSheetList(
    plan,
    roots.filter((path) => pruned.files.has(path))
  )
  const printed = new Set([...glue.filter((each) => pruned.files.has(each.path)), ...sheets, ...documents])
  return {
    copied: [...pruned.files.values()].filter((each) => !printed.has(each)),
    printed: [...printed, ...packageFiles(plan, available, pruned.packages)]
  }
}
