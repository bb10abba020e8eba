/** Finds the place of an address, such as a country; null where it is unknown. */
export type FindPlace = (address: string) => Promise<string | null>

/** Finds no places, for installations without a country table. */
export const unknownPlace: FindPlace = () => Promise.resolve(null)
