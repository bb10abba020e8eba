import { leftOutOf } from '@sitewright/catalog'
import { buildProject } from '@sitewright/generator'
import { checkSite } from '@sitewright/site'
import type { Call } from '../arguments.ts'
import { exitCodes, failure, type ExitCode, type Output } from '../outcome.ts'
import { leftOutLine, missingPicturesLine } from '../messages.ts'
import { picturesBeside } from '../pictures.ts'
import { readSite, refuseSite } from '../site-input.ts'
import { readTemplate } from '../template.ts'
import { assertFolderFree, assertZipFree, openFolder, writeWhole } from '../write.ts'

/** `create`: a project from a site document or flags, as a folder, a zip or both. */
export async function create({ flags }: Call, output: Output): Promise<ExitCode> {
  const { out, zip, force = false } = flags
  if (out === undefined && zip === undefined) throw failure(exitCodes.usage, 'cli.no-target')
  if (out !== undefined) await assertFolderFree(out, force)
  if (zip !== undefined) await assertZipFree(zip, force)

  output.progress('Reading the site document')
  const site = await readSite(flags)
  const problems = checkSite(site, 'generate')
  if (problems.length > 0) refuseSite(problems)

  output.progress('Generating the project')
  const folder = out === undefined ? undefined : await openFolder(out)
  try {
    const template = readTemplate(site.selectedFramework)
    const pictures = picturesBeside(flags.site)
    const built = await buildProject(site, template, {
      pictures,
      ...(folder && { onFiles: folder.add })
    })
    await folder?.finish()
    if (out !== undefined) output.result(`${built.files.length} files written to ${out}`)
    if (pictures.missing.size > 0) output.result(missingPicturesLine(pictures.missing.size))
    for (const { id, pretends } of leftOutOf(site)) output.progress(leftOutLine(id, pretends))
    if (zip !== undefined) {
      await writeWhole(built.zip(), zip)
      output.result(`Zip written to ${zip}`)
    }
  } finally {
    await folder?.close()
  }
  if (out !== undefined) output.progress(`Next: cd ${out} && npm install && npm run dev`)
  return exitCodes.done
}
