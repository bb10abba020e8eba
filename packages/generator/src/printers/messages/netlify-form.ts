import { file, type File } from '@sitewright/project'
import type { GenerationPlan } from '../../generation-plan.ts'

/** The form that Netlify's build detects: in plain HTML, with every field that the site posts. */
export function netlifyForm({ adapter }: GenerationPlan): File {
  return file(`${adapter.folders.public}/__forms.html`, `${lines.join('\n')}\n`)
}

const fields = ['name', 'email', 'phone', 'subject', 'reference', '_gotcha']

const lines = [
  '<!doctype html>',
  '<html lang="en">',
  '  <head>',
  '    <meta charset="utf-8">',
  '    <meta name="robots" content="noindex">',
  '    <title>Forms</title>',
  '  </head>',
  '  <body>',
  '    <form name="message" method="post" data-netlify="true" netlify-honeypot="_gotcha" hidden>',
  ...fields.map((name) => `      <input name="${name}">`),
  '      <textarea name="message"></textarea>',
  '    </form>',
  '  </body>',
  '</html>'
]
