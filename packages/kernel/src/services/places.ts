/** Names the place of an address, such as a country; null where it is not known. */
export type FindPlace = (address: string) => Promise<string | null>

/** Knows no places, for installations without a table of them. */
export const unknownPlace: FindPlace = () => Promise.resolve(null)
