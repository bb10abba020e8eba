import type { File } from '@sitewright/project'
import { drawAppIcons, drawFavicons } from './icons/icons.ts'
import type { GenerationPlan } from './generation-plan.ts'
import { logoFile } from './logo/logo-files.ts'
import { pictureFiles } from './picture-files.ts'
import { drawPictures } from './pictures/pictures.ts'
import { workflow } from './printers/ci/workflow.ts'
import { customCss } from './printers/custom-css.ts'
import { enterpriseDocuments } from './printers/enterprise.ts'
import { decisionsDocument } from './printers/docs/decisions.ts'
import { recipesDocument } from './printers/docs/recipes.ts'
import { envExample } from './printers/env-example.ts'
import { hostFiles } from './printers/hosts/index.ts'
import { indexHtml } from './printers/index-html.ts'
import { jsconfig } from './printers/jsconfig.ts'
import { messageDocuments } from './printers/messages/index.ts'
import { manifest } from './printers/manifest.ts'
import { policyJson } from './printers/policy-json.ts'
import { readme } from './printers/readme.ts'
import { securityTxt } from './printers/security-txt.ts'
import { siteJson } from './printers/site-json.ts'
import { themeCss } from './printers/theme-css.ts'

/** Prints some of a project's documents; an empty list where the choices ask for none. */
type Printer = (plan: GenerationPlan) => File | readonly File[]

const printers: readonly Printer[] = [
  siteJson,
  themeCss,
  customCss,
  indexHtml,
  policyJson,
  manifest,
  readme,
  decisionsDocument,
  recipesDocument,
  envExample,
  jsconfig,
  securityTxt,
  hostFiles,
  messageDocuments,
  workflow,
  enterpriseDocuments
]

/** Drawing is by far the slowest part of printing, and nothing else of a project depends on it. */
const drawers: readonly Printer[] = [drawFavicons, drawAppIcons, drawPictures, pictureFiles, logoFile]

/** Draws the icons and pictures of a project. */
export function drawDocuments(plan: GenerationPlan): File[] {
  return drawers.flatMap((draw) => draw(plan))
}

/** Prints every text of a project, but for its package.json, which depends on the files of the project. */
export function printDocuments(plan: GenerationPlan): File[] {
  const documents = printers.flatMap((print) => print(plan))
  return [...new Map(documents.map((document) => [document.path, document])).values()]
}
