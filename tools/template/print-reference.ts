// Writes what the generator prints for the site with everything on into each reference app, glue and documents alike, or
// into those whose frameworks are named. With --check it writes nothing and names the files that differ, since what is
// printed is never edited by hand.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { frameworkIds, type FrameworkId } from '../../packages/catalog/src/index.ts'
import { generateParts, type Template } from '../../packages/generator/src/index.ts'
import { file, type File } from '../../packages/project/src/index.ts'
import { everythingSite } from '../../packages/site/src/index.ts'
import { writtenFrameworks } from './frameworks.ts'
import { referenceFolder } from './reference.ts'
import { createSnapshot } from './snapshot.ts'

/** What stands printed in a reference app: the documents and the glue of the site with everything on, in its framework. */
export function printReference(template: Template): File[] {
  const { framework } = template
  const { printed } = generateParts({ ...everythingSite, selectedFramework: framework }, template)
  return printed.map((each) => (each.path === 'package.json' ? asWorkspace(each, framework) : each))
}

/** A package.json with the name of the template: npm installs no two workspaces of one name. */
function asWorkspace({ path, content }: File, framework: FrameworkId): File {
  const manifest = JSON.parse(String(content)) as object
  return file(path, `${JSON.stringify({ ...manifest, name: `template-${framework}` }, null, 2)}\n`)
}

/** The printed files whose committed form is another one. */
export async function outdated(framework: FrameworkId): Promise<File[]> {
  const folder = referenceFolder(framework)
  return printReference(await createSnapshot(framework)).filter(({ path, content }) => {
    const wanted = Buffer.from(content)
    return !readOrNothing(join(folder, path))?.equals(wanted)
  })
}

function readOrNothing(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}

function name(framework: FrameworkId, files: readonly File[]): void {
  for (const { path } of files)
    process.stderr.write(`templates/${framework}/${path} is not as it is printed\n`)
  if (files.length === 0) return
  process.stderr.write('Print them again with: node tools/template/print-reference.ts\n')
  process.exitCode = 1
}

function write(framework: FrameworkId, files: readonly File[]): void {
  for (const { path, content } of files) {
    const target = join(referenceFolder(framework), path)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, content)
  }
  process.stdout.write(`${framework}: ${files.length} files printed\n`)
}

if (import.meta.main) {
  const named = frameworkIds.filter((id) => process.argv.includes(id))
  for (const framework of named.length > 0 ? named : writtenFrameworks) {
    const files = await outdated(framework)
    if (process.argv.includes('--check')) name(framework, files)
    else write(framework, files)
  }
}
