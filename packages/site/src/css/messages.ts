/** The messages of a problem in custom CSS. */
interface CssProblemText {
  readonly message: string
  readonly remedy: string
}

/** Characters that an image may take up inside the style sheet. */
export const dataImageMax = 8_000

/** Every problem that `checkCustomCss` finds. */
export const cssProblems = {
  unclosed: (what: string, closing: string): CssProblemText => ({
    message: `This ${what} is never closed.`,
    remedy: `Close it with ${closing}.`
  }),
  stray: (closing: string): CssProblemText => ({
    message: `This ${closing} closes nothing.`,
    remedy: 'Take it out, or open what it should close.'
  }),
  brokenString: (): CssProblemText => ({
    message: 'The line ends inside this string.',
    remedy: 'Close the string on the line on which it starts.'
  }),
  brokenUrl: (): CssProblemText => ({
    message: 'This address holds characters that need quotes.',
    remedy: 'Put the address into quotes: url("…").'
  }),
  outside: (): CssProblemText => ({
    message: 'Addresses are not loaded from style rules.',
    remedy: 'Use a data: image (png, gif, jpeg, webp, avif or svg), or put the picture into the gallery.'
  }),
  largeImage: (length: number): CssProblemText => ({
    message: `This image takes ${length} characters; ${dataImageMax} are the most.`,
    remedy: 'Use a smaller image, or put it into the gallery.'
  }),
  loader: (name: string): CssProblemText => ({
    message: `${name}() can load from other addresses.`,
    remedy: 'Use url() with a data: image instead.'
  }),
  code: (name: string): CssProblemText => ({
    message: `${name} ran scripts in old browsers.`,
    remedy: 'Take it out; no current browser reads it.'
  }),
  atRule: (name: string): CssProblemText => ({
    message: `@${name} is not allowed here.`,
    remedy:
      name === 'import'
        ? 'Copy the rules that you need in here.'
        : 'Take it out; the page has one of its own.'
  }),
  htmlComment: (): CssProblemText => ({
    message: 'This is a comment of HTML.',
    remedy: 'Write comments as /* … */.'
  }),
  joint: (): CssProblemText => ({
    message: 'This comment stands between two halves of one word.',
    remedy: 'Take the comment out, or put a space before or behind it.'
  }),
  endTag: (): CssProblemText => ({
    message: 'This would end the style sheet.',
    remedy: 'Take </style out.'
  }),
  syntax: (reason: string): CssProblemText => ({
    message: `The rule cannot be read: ${reason}.`,
    remedy: 'Check the braces, colons and semicolons around it.'
  })
} as const
