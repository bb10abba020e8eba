import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'

/** Adds the fields that the contact form has since to the form that Netlify looks for, where there is one. */
export async function finishForm(path: string, names: readonly string[]): Promise<void> {
  if (existsSync(path)) await writeFile(path, addFields(await readFile(path, 'utf8'), names))
}

/**
 * Adds the fields that are lacking to the form that Netlify finds in the built pages: it drops what it does not find
 * there, without a word.
 */
export function addFields(html: string, names: readonly string[]): string {
  const lacking = names.filter((name) => !html.includes(`name="${name}"`))
  return html.replace('</form>', (end) => lacking.map((name) => `<input name="${name}">`).join('') + end)
}
