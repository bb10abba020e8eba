/* The published types cover the whole of css-tree; these are the parts of it that we load, and what we use of them. */

declare module 'css-tree/selector-parser' {
  /** Throws a SyntaxError with the `offset` of what it cannot read. */
  export default function parse(source: string, options: { readonly context: 'selectorList' }): unknown
}

declare module 'css-tree/tokenizer' {
  export const tokenNames: readonly string[]
  export function tokenize(source: string, onToken: (type: number, start: number, end: number) => void): void
}

declare module 'css-tree/utils' {
  interface Coding {
    decode(text: string): string
  }
  export const ident: Coding
  export const string: Coding
  export const url: Coding
}
