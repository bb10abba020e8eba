/** What is said about picks of a look; apart from the other messages, which come with the first page. */
export const lookMessages = {
  openingSelected: (opening: string) => `First screen: ${opening}.`,
  motifSelected: (motif: string) => `Motif: ${motif}.`
} as const
