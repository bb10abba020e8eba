import { file, type File } from '@sitewright/project'
import { checkCustomCss } from '@sitewright/site'
import type { GenerationPlan } from '../generation-plan.ts'

/** The owner's own rules, in a layer after all others so that they win. Rules that were refused are not printed. */
export function customCss({ adapter, site }: GenerationPlan): File {
  const checked = checkCustomCss(site.customization.customCSS)
  const css = checked.ok ? checked.css.trim() : ''
  const body = css === '' ? '@layer custom {\n}\n' : `@layer custom {\n${css}\n}\n`
  const about = '/* Your own rules. They come last, so they win over the design. */'
  return file(adapter.documents.customCss, `${about}\n${body}`)
}
