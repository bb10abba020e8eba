// Vite replaces `%MODE%` and its other variables in index.html, also in the owner's texts.
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '%': '&#37;'
}

/** Escapes a text for the content of an element or, between double quotes, of an attribute. */
export function html(text: string): string {
  return text.replace(/[&<>"%]/g, (character) => entities[character] ?? character)
}

/** Prints a start tag; attributes that are false or undefined are left out, `true` stands alone. */
export function tag(
  name: string,
  attributes: Readonly<Record<string, string | boolean | undefined>> = {}
): string {
  const written = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined || value === false) return []
    return [value === true ? ` ${key}` : ` ${key}="${html(value)}"`]
  })
  return `<${name}${written.join('')}>`
}
