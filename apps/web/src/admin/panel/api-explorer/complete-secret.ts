import { toPlaceholder } from '@sitewright/api/secret-placeholder'

const unfinished = /\{\{(?:secret:([a-z0-9-]*)|s?|se|sec|secr|secre|secret)(?![\w:{}-])/

/** A placeholder that was begun and not ended, with what of its name is there. */
export function findUnfinished(text: string): { name: string } | undefined {
  const found = unfinished.exec(text)
  return found === null ? undefined : { name: found[1] ?? '' }
}

/** Ends the placeholder that was begun. */
export function completeSecret(text: string, name: string): string {
  return text.replace(unfinished, () => toPlaceholder(name))
}
