/** How many requests an address may make: the most at once, and how many come back a second (token bucket). */
export interface RequestRate {
  atOnce: number
  perSecond: number
}

/** The rate of requests by client address. */
export interface AddressRate {
  /** Takes a request of an address; how many seconds it has to wait, 0 if it may go on. */
  take: (address: string) => number
}

interface Bucket {
  left: number
  at: number
}

/** Addresses of a generation; the ones that were not seen since the one before are forgotten. */
const mostAddresses = 20_000

/**
 * Counts the requests of each address in memory, so that it costs next to nothing and also works without the database.
 * Each server counts for itself.
 */
export function createAddressRate(
  { atOnce, perSecond }: RequestRate,
  now: () => number = () => performance.now()
): AddressRate {
  // Two generations: forgetting one by one would take longer the more addresses there are.
  let [young, old] = [new Map<string, Bucket>(), new Map<string, Bucket>()]
  const bucketOf = (address: string, time: number): Bucket => {
    const known = young.get(address)
    if (known !== undefined) return known
    if (young.size >= mostAddresses) [young, old] = [new Map(), young]
    const bucket = old.get(address) ?? { left: atOnce, at: time }
    young.set(address, bucket)
    return bucket
  }
  return {
    take(address) {
      const time = now()
      const bucket = bucketOf(address, time)
      const left = Math.min(atOnce, bucket.left + ((time - bucket.at) / 1000) * perSecond)
      bucket.at = time
      bucket.left = left < 1 ? left : left - 1
      return left < 1 ? Math.ceil((1 - left) / perSecond) : 0
    }
  }
}
