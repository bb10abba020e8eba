/** Memoizes a function of one object, for as long as the object lives (WeakMap). */
export function memoize<From extends object, To>(work: (from: From) => To): (from: From) => To {
  const known = new WeakMap<From, To>()
  return function memoized(from) {
    let result = known.get(from)
    if (result === undefined) {
      result = work(from)
      known.set(from, result)
    }
    return result
  }
}
