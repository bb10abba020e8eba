// Writes what the generator prints for the site with everything on into templates/react, glue and documents alike.
// With --check it writes nothing and names the files that differ, since what is printed is never edited by hand.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { generateParts } from '../../packages/generator/src/index.ts'
import type { File } from '../../packages/project/src/index.ts'
import { everythingSite } from '../../packages/site/src/index.ts'
import { referenceFolder } from './reference.ts'
import { createSnapshot } from './snapshot.ts'

/** The printed files whose committed form is another one. */
export async function outdated(framework: 'react'): Promise<File[]> {
  const { printed } = generateParts(everythingSite, await createSnapshot(framework))
  const folder = referenceFolder(framework)
  return printed.filter(({ path, content }) => {
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

if (import.meta.main) {
  const files = await outdated('react')
  if (process.argv.includes('--check')) {
    for (const { path } of files) process.stderr.write(`templates/react/${path} is not as it is printed\n`)
    if (files.length > 0)
      process.stderr.write('Print them again with: node tools/template/print-reference.ts\n')
    process.exitCode = files.length === 0 ? 0 : 1
  } else {
    for (const { path, content } of files) {
      const target = join(referenceFolder('react'), path)
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(target, content)
    }
    process.stdout.write(`${files.length} files printed\n`)
  }
}
