/* The published types cover the whole of css-tree; these are the parts of it that we load, and what we use of them. */

declare module 'css-tree/parser' {
  export interface ParseError {
    readonly message: string
    readonly offset: number
  }
  export interface ParseOptions {
    readonly parseAtrulePrelude: boolean
    readonly parseValue: boolean
    readonly parseCustomProperty: boolean
    readonly onParseError: (error: ParseError) => void
  }
  export default function parse(source: string, options: ParseOptions): unknown
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
