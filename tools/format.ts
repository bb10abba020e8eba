// Formats the sources: `node tools/format.ts`. With --check it writes nothing and names the files that are not formatted.
// Templates of Angular are formatted here, since the formatter knows their blocks by the ending `.component.html` alone.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'oxfmt'
import { root } from './root.ts'
import { run } from './run.ts'
import { formatting } from './template/compiler.ts'

const isCheck = process.argv.includes('--check')

await run('oxfmt', [...(isCheck ? ['--check'] : []), '.'])
for (const path of globSync('templates/angular/{src/app,preview}/**/*.html', { cwd: root })) {
  const place = join(root, path)
  const text = readFileSync(place, 'utf8')
  const { code } = await format(path.replace(/\.html$/, '.component.html'), text, formatting)
  if (code === text) continue
  if (!isCheck) writeFileSync(place, code)
  else {
    process.stderr.write(`${path} is not formatted. Run: npm run format\n`)
    process.exitCode = 1
  }
}
