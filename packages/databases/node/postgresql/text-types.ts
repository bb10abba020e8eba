/** Parses nothing: every value stays the text that came. */
export const textTypes = { getTypeParser: () => (text: string) => text }
