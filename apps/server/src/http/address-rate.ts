/** Rate limit of an address: its burst, and the tokens that return each second (token bucket). */
export interface RequestRate {
  atOnce: number
  perSecond: number
}

/** Rate limiter by client address. */
export interface AddressRate {
  /** Takes a token; returns the seconds to wait, 0 if the request may go on. */
  take: (address: string) => number
}

interface Bucket {
  left: number
  at: number
}

/** Maximum of addresses per generation; those that were not seen since the one before are dropped. */
const mostAddresses = 20_000

/**
 * Rate limits by address in memory, so that it is cheap and also works without the database. Each server counts for
 * itself.
 */
export function createAddressRate(
  { atOnce, perSecond }: RequestRate,
  now: () => number = () => performance.now()
): AddressRate {
  // Two generations: evicting addresses one by one would take longer the more there are.
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
