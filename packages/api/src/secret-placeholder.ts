/** Stands for a named secret of the API explorer; the server inserts its value. */
export const toPlaceholder = (name: string): string => `{{secret:${name}}}`

/** In plain text, or percent-encoded in a URL. The bound keeps matching linear. */
const placeholder = /(?:\{\{|%7B%7B)secret(?::|%3A)(.{0,200}?)(?:\}\}|%7D%7D)/gi

/** Replaces each placeholder of a text; inserted values are not searched again. */
export function fillPlaceholders(text: string, valueOf: (name: string) => string): string {
  return text.replaceAll(placeholder, (_whole, name: string) => valueOf(name))
}

/** The names of the secrets in a text, without duplicates. */
export function findPlaceholders(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))]
}

/** Whether a text is nothing but a placeholder, and so contains no secret. */
export function isPlaceholder(text: unknown): boolean {
  return typeof text === 'string' && /^\{\{secret:[a-z0-9-]{1,40}\}\}$/.test(text)
}
