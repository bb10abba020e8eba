/** Stands for a named secret of the API explorer; the server puts the value in its place. */
export const toPlaceholder = (name: string): string => `{{secret:${name}}}`

/** As it stands in a text, or percent-encoded in an address. Bounded, so that a long text stays linear. */
const placeholder = /(?:\{\{|%7B%7B)secret(?::|%3A)(.{0,200}?)(?:\}\}|%7D%7D)/gi

/** Puts something in the place of each placeholder of a text; what is put there is not looked at again. */
export function fillPlaceholders(text: string, valueOf: (name: string) => string): string {
  return text.replaceAll(placeholder, (_whole, name: string) => valueOf(name))
}

/** The names of the secrets that a text asks for, each once. */
export function findPlaceholders(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))]
}

/** Whether a text is a placeholder and nothing else, so that it tells no secret. */
export function isPlaceholder(text: unknown): boolean {
  return typeof text === 'string' && /^\{\{secret:[a-z0-9-]{1,40}\}\}$/.test(text)
}
