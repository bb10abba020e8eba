/**
 * The letters and figures of the languages that are read, for a class of an expression. All of them write in Latin
 * script, and a class of all letters makes an expression costly to compile.
 */
export const letters = '\\wÀ-ɏ'

/** Words that neither begin nor end within others. */
export const wholeWords = (words: string): string => `(?<![${letters}])(?:${words})(?![${letters}])`
