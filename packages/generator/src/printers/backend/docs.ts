import { file, type File } from '@sitewright/project'
import { html } from '../../formats/html.ts'
import { nameOf } from '../../naming.ts'
import type { GenerationPlan } from '../../generation-plan.ts'
import { operationsOf } from './operations.ts'

/** The contract as a page to read, which needs nothing but a browser. */
export function apiDocs(plan: GenerationPlan): File {
  const title = `${nameOf(plan.site)}: what the server answers`
  const rows = operationsOf(plan).map(({ method, path, summary, body, answer, list, role }) => {
    const cells = [
      `<code>${method.toUpperCase()} ${html(path)}</code>`,
      html(summary),
      body ?? '',
      `${list ? 'list of ' : ''}${answer ?? ''}`,
      role ?? 'everybody'
    ]
    return `        <tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  })
  const lines = [
    '<!doctype html>',
    '<html lang="en">',
    '  <head>',
    '    <meta charset="utf-8">',
    '    <meta name="viewport" content="width=device-width, initial-scale=1">',
    `    <title>${html(title)}</title>`,
    '    <style>',
    '      body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; color-scheme: light dark; }',
    '      div { overflow-x: auto; }',
    '      table { border-collapse: collapse; width: 100%; }',
    '      th, td { border-bottom: 1px solid #8888; padding: 0.5rem; text-align: start; }',
    '    </style>',
    '  </head>',
    '  <body>',
    `    <h1>${html(title)}</h1>`,
    '    <p>The whole contract stands in <a href="openapi.json">openapi.json</a>.</p>',
    '    <div>',
    '      <table>',
    '        <tr><th>Request</th><th>What for</th><th>Sent</th><th>Answer</th><th>Who</th></tr>',
    ...rows,
    '      </table>',
    '    </div>',
    '  </body>',
    '</html>'
  ]
  return file('backend/docs.html', `${lines.join('\n')}\n`)
}
