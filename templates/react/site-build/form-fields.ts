/**
 * Adds the fields that are lacking to the form that Netlify finds in the built pages: it drops what it does not find
 * there, without a word.
 */
export function addFields(html: string, names: readonly string[]): string {
  const lacking = names.filter((name) => !html.includes(`name="${name}"`))
  return html.replace('</form>', (end) => lacking.map((name) => `<input name="${name}">`).join('') + end)
}
