/** Creates a unique id (UUID). randomUUID exists over https only; a site tried out over plain http needs ids too. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('')
}
