// Compares the prerendered pages of a template with those of React, after a build of both:
// node tools/template/compare-documents.ts vue [page ...]
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { pageLines } from './same-document.ts'

/** Lines around the first difference of a page. */
const around = 4

function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .sort()
}

const [framework = 'vue', ...wanted] = process.argv.slice(2)
const folders = {
  react: join(root, 'templates/react/dist'),
  other: join(root, `templates/${framework}/dist`)
}
const files = htmlFiles(folders.react).filter(
  (path) => wanted.length === 0 || wanted.includes(path.replace('.html', ''))
)
let equal = 0
for (const path of files) {
  const react = pageLines(readFileSync(join(folders.react, path), 'utf8'))
  const other = pageLines(readFileSync(join(folders.other, path), 'utf8'))
  const at = react.findIndex((line, index) => line !== other[index])
  if (at < 0 && react.length === other.length) {
    equal += 1
    continue
  }
  const from = Math.max(0, (at < 0 ? react.length : at) - around)
  process.stdout.write(`${path} differs at line ${at} of ${react.length}\n`)
  if (wanted.length === 0) continue
  process.stdout.write(`react\n  ${react.slice(from, from + around * 4).join('\n  ')}\n`)
  process.stdout.write(`${framework}\n  ${other.slice(from, from + around * 4).join('\n  ')}\n`)
}
process.stdout.write(`${equal} of ${files.length} pages are equal\n`)
if (equal < files.length) process.exitCode = 1
