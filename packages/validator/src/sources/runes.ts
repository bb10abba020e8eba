/** Functions of the compiler that need no import, in components and in modules such as `cart.svelte.ts`. */
export const runes: readonly string[] = [
  '$state',
  '$derived',
  '$effect',
  '$props',
  '$bindable',
  '$inspect',
  '$host'
]

/** Names that components without runes have. */
export const legacyNames: readonly string[] = ['$$props', '$$restProps', '$$slots']
